import type { StructuredData } from '../core/page-metadata.ts';

/** Link of a page, with its text and its absolute address. */
export interface ReadLink {
  /** The visible text; of a link without one, such as an icon, its name. */
  readonly text: string;
  readonly href: string;
}

/** Video on a page. */
export interface ReadVideo {
  /** Absolute addresses of the video files. */
  readonly sources: readonly string[];
  readonly poster: string | null;
}

/** Data that search engines and visitors get from a built page. */
export interface PageReading {
  /** `lang` of the page; `''` when it has none. */
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** Absolute address; `null` when the page has none. */
  readonly canonical: string | null;
  readonly robots: string;
  /** `hreflang` → absolute address. */
  readonly alternates: Readonly<Record<string, string>>;
  /** Open Graph and other tags with a colon in their name: name → all values in order. */
  readonly social: Readonly<Record<string, readonly string[]>>;
  /** Nodes of every JSON-LD script, with the graphs flattened. */
  readonly nodes: readonly StructuredData[];
  /** Error messages of JSON-LD scripts that cannot be parsed, one line each. */
  readonly unreadable: readonly string[];
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  /** All visible text of the body, with single spaces. */
  readonly text: string;
  /** The same text, with invisible marks for `checkTruth` where a space or a raised digit belongs to a number. */
  readonly markedText?: string;
  /** Texts in place of pictures: stars with the words "4.5 out of 5". */
  readonly alternatives?: readonly string[];
  readonly links: readonly ReadLink[];
  /** Time of each visible `<time>` of the page itself; one in an aside, in a comment or beside a link is of another. */
  readonly times: readonly string[];
  readonly videos: readonly ReadVideo[];
  /** Absolute addresses of the frames, such as players of other sites. */
  readonly frames?: readonly string[];
}
