import type { Problem } from './problem.ts';

/** A parsed YAML mapping, with the line of each of its entries by their dotted path. */
export interface YamlSource {
  value: Readonly<Record<string, unknown>>;
  lines: Readonly<Record<string, number>>;
}

/** One piece of parsed Markdown: the text between two blank lines. */
export type PieceSource = { line: number } & (
  | { kind: 'paragraph'; text: string }
  | { kind: 'note'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'steps'; items: readonly { title: string; text: string }[] }
  | { kind: 'cards'; items: readonly { title: string; text: string; href?: string }[] }
  | { kind: 'links'; items: readonly { href: string; label: string; note?: string }[] }
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[] }
  | { kind: 'code'; caption: string; language: string; code: string }
  | { kind: 'directive'; name: string; label: string; attributes: Attributes }
);

export type Attributes = Readonly<Record<string, string>>;

/** A part of a block: its heading of the third level and the content below it. */
export interface PartSource {
  line: number;
  heading: string;
  /** Attributes in braces after the heading. */
  attributes: Attributes;
  pieces: readonly PieceSource[];
}

/** A block: the content between `:::name` and `:::`. */
export interface BlockSource {
  line: number;
  kind: string;
  attributes: Attributes;
  heading: string | null;
  pieces: readonly PieceSource[];
  parts: readonly PartSource[];
}

/** The words of a page in one language. */
export interface WordsSource {
  file: string;
  front: YamlSource;
  blocks: readonly BlockSource[];
}

/** A page’s folder as parsed: data only, so that the build can serialise it. */
export interface PageSource {
  area: string;
  slug: string;
  facts: YamlSource;
  words: Readonly<Partial<Record<string, WordsSource>>>;
  problems: readonly Problem[];
}
