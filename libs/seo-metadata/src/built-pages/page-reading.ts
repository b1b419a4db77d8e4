import type { StructuredData } from '../core/page-metadata.ts';

/** A link of a page: its words, and the absolute address it leads to. */
export interface ReadLink {
  readonly text: string;
  readonly href: string;
}

/** A recording that stands on a page. */
export interface ReadVideo {
  /** Absolute addresses of its files. */
  readonly sources: readonly string[];
  readonly poster: string | null;
}

/** What search engines take from a built page, beside what a visitor sees of it. */
export interface PageReading {
  /** `lang` of the page; `''` without one. */
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** Absolute; `null` where the page names none. */
  readonly canonical: string | null;
  readonly robots: string;
  /** `hreflang` → absolute address. */
  readonly alternates: Readonly<Record<string, string>>;
  /** Open Graph and other tags by name; of tags with one name, all values in order. */
  readonly social: Readonly<Record<string, readonly string[]>>;
  /** The nodes of every JSON-LD script, graphs taken apart. */
  readonly nodes: readonly StructuredData[];
  /** What a JSON-LD script says that cannot be read, one line each. */
  readonly unreadable: readonly string[];
  readonly headings: readonly { readonly level: number; readonly text: string }[];
  /** All visible words of the body, with single blanks. */
  readonly text: string;
  readonly links: readonly ReadLink[];
  /** `datetime` of each visible `<time>`. */
  readonly times: readonly string[];
  readonly videos: readonly ReadVideo[];
}
