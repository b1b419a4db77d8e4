import type { PhrasingContent } from 'mdast';
import type { Report } from './problem.ts';

/** What the readers of one Markdown file share. */
export interface Reading {
  /** The Markdown text. */
  text: string;
  /** Lines before it in its file. */
  linesBefore: number;
  report: Report;
}

interface Placed {
  position?: { start: { line: number; offset?: number }; end: { line: number; offset?: number } } | undefined;
}

export const lineOf = ({ position }: Placed, { linesBefore }: Reading): number =>
  (position?.start.line ?? 1) + linesBefore;

export const sourceOf = ({ position }: Placed, { text }: Reading): string =>
  text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);

/** Reads words: plain text, in which words in `backticks` are shown as code. Anything else is told. */
export function readText(nodes: readonly PhrasingContent[], reading: Reading): string {
  const words = nodes.map((node): string => {
    switch (node.type) {
      case 'text':
        return node.value;
      case 'inlineCode':
        return `\`${node.value}\``;
      case 'textDirective':
        // A colon before a word is a colon.
        return sourceOf(node, reading);
      case 'break':
        return ' ';
      default:
        reading.report(
          lineOf(node, reading),
          `“${sourceOf(node, reading)}” is not shown here. ${ADVICE[node.type] ?? PLAIN}`,
        );
        return '';
    }
  });
  return words
    .join('')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}

const PLAIN = 'Text is plain, with `backticks` for code.';
const ADVICE: Readonly<Record<string, string>> = {
  link: 'Put a link into a list of links: “- [Label](/address) why one would follow it”.',
  html: 'Write \\< for a less-than sign.',
  image: 'Name a picture in the attributes of the block: {picture=name}.',
};
