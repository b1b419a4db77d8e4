import Papa from 'papaparse';
import { linesOf, type Finder, type Finding, type Line } from './finding.ts';

/** Converts a label’s value for the field; returns `null` for words that cannot be its value. */
export type ReadWords = (words: string) => string | null;

/** Finds values after a label, as in `Name: Asha Rao` or `"name": "Asha Rao"`. */
export function labelledBy(labels: readonly string[], read: ReadWords = (words) => words): Finder {
  const pattern = new RegExp(
    `^[\\s"'{*•-]*(?:${labels.map(escaped).join('|')})\\.?["']?\\s*[:=](?<rest>[^\\r\\n]*)$`,
    'iu',
  );
  return (text) =>
    linesOf(text).flatMap((line) => {
      const words = unwrapped(pattern.exec(line.text)?.groups?.['rest'] ?? '');
      const value = words === '' ? null : read(words);
      if (value === null) return [];
      const start = line.start + line.text.lastIndexOf(words);
      return [{ value, start, end: start + words.length, rule: 'label', sureness: 'sure' } satisfies Finding];
    });
}

/**
 * Finds the cells below a heading, in a record that another system exported as lines with separators.
 *
 * The first line counts as headings when at least two of them are labels of the form, `known`.
 */
export function headedBy(
  labels: readonly string[],
  known: readonly string[],
  read: ReadWords = (words) => words,
): Finder {
  return (text) => {
    const [first, ...records] = linesOf(text);
    const headings = first ? cellsOf(first).map(({ words }) => plain(words)) : [];
    const column = headings.findIndex((heading) => labels.map(plain).includes(heading));
    if (column < 0 || headings.filter((heading) => known.map(plain).includes(heading)).length < 2) return [];
    return records.flatMap((record) => {
      const cell = cellsOf(record, Papa.parse(first!.text).meta.delimiter)[column];
      const value = cell && cell.words !== '' ? read(cell.words) : null;
      if (!cell || value === null) return [];
      return [
        { value, start: cell.start, end: cell.start + cell.words.length, rule: 'heading', sureness: 'sure' },
      ] satisfies Finding[];
    });
  };
}

/** Returns the cells of a line with their positions; a cell with doubled quotes gets the start of the line. */
function cellsOf({ text, start }: Line, delimiter = ''): readonly { words: string; start: number }[] {
  const { data } = Papa.parse<string[]>(text, { delimiter });
  let from = 0;
  return (data[0] ?? []).map((cell) => {
    const words = cell.trim();
    const at = Math.max(text.indexOf(words, from), 0);
    from = at + words.length;
    return { words, start: start + at };
  });
}

/** Returns a value without the quotes, comma and bracket that a record adds; `''` where it contains quotes. */
function unwrapped(text: string): string {
  const [, words = ''] = /^["']?(.*[^\s,}"'])?["']?[\s,}]*$/.exec(text.trim()) ?? [];
  return QUOTE.test(words) ? '' : words;
}

/** A quote; an apostrophe is none: it follows a letter and does not end a value. */
const QUOTE = /"|(?<![\p{L}\p{M}])'|'(?=\s*[,:}])/u;

const plain = (text: string) => text.trim().toLowerCase();
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
