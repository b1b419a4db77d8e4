import type { PhrasingContent } from 'mdast';
import type { Report } from './problem.ts';

/** State shared by the parsers of one Markdown file. */
export interface Reading {
  /** The Markdown text. */
  text: string;
  /** Number of lines before the text in its file. */
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

/** Parses plain text with code in `backticks`. Reports any other Markdown. */
export function readText(nodes: readonly PhrasingContent[], reading: Reading): string {
  const words = nodes.map((node): string => {
    switch (node.type) {
      case 'text':
        return node.value;
      case 'inlineCode':
        return `\`${node.value}\``;
      case 'textDirective':
        // A colon before a word is text here, not a directive.
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
    .replace(/\s+/g, (space) => (space.includes('\n') ? ' ' : space))
    .trim();
}

const PLAIN = 'Text is plain, with `backticks` for code.';
export const LINK_ADVICE = 'Put a link into a list of links: “- [Label](/address) why one would follow it”.';
const ADVICE: Readonly<Record<string, string>> = {
  link: LINK_ADVICE,
  html: 'Write \\< for a less-than sign.',
  image: 'Name a picture in the attributes of the block: {picture=name}.',
};
