import type { Heading, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { directive } from 'micromark-extension-directive';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Problem } from './problem.ts';
import { readHeading } from './read-heading.ts';
import { readPiece } from './read-pieces.ts';
import { lineOf, readText, sourceOf, type Reading } from './read-text.ts';
import { readYaml } from './read-yaml.ts';
import type { BlockSource, PartSource, PieceSource, WordsSource } from './source.ts';

const FRONT = /^---\r?\n([^]*?)\r?\n---(?:\r?\n|$)/;

/** Parses the words of a page in one language: front matter, then blocks. */
export function readWords(file: string, text: string): { words: WordsSource; problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const report = (line: number, message: string) => problems.push({ file, line, message });
  const front = FRONT.exec(text);
  if (!front) {
    report(1, 'Begin with the page’s name and the other short texts between two lines “---”.');
    return { words: { file, front: { value: {}, lines: {} }, blocks: [] }, problems };
  }
  const body = text.slice(front[0].length);
  const reading: Reading = { text: body, linesBefore: front[0].split('\n').length - 1, report };
  const tree: Root = fromMarkdown(body, {
    extensions: [directive(), gfmTable()],
    mdastExtensions: [directiveFromMarkdown(), gfmTableFromMarkdown()],
  });
  const blocks = tree.children.flatMap((node) => readBlock(node, reading));
  return { words: { file, front: readYaml(front[1] ?? '', report, 2), blocks }, problems };
}

function readBlock(node: RootContent, reading: Reading): readonly BlockSource[] {
  const line = lineOf(node, reading);
  if (node.type !== 'containerDirective') {
    const begins = sourceOf(node, reading).split('\n')[0] ?? '';
    reading.report(line, `“${begins}” stands outside of a block. Put it between “:::prose{#anchor}” and “:::”.`);
    return [];
  }
  if (!sourceOf(node, reading).endsWith('\n:::'))
    reading.report(line, `“:::${node.name}” does not end. Close it with a line “:::”.`);
  const attributes = Object.fromEntries(
    Object.entries(node.attributes ?? {}).map(([name, value]) => [name, value ?? '']),
  );
  return [{ line, kind: node.name, attributes, ...readInside(node, reading) }];
}

function readInside(node: ContainerDirective, reading: Reading) {
  let heading: string | null = null;
  const pieces: PieceSource[] = [];
  const parts: (PartSource & { pieces: PieceSource[] })[] = [];
  for (const child of node.children) {
    if (child.type === 'heading' && child.depth === 2 && heading === null && pieces.length + parts.length === 0) {
      heading = textOf(child, reading);
    } else if (child.type === 'heading' && child.depth === 3) {
      parts.push({ line: lineOf(child, reading), ...readHeading(textOf(child, reading)), pieces: [] });
    } else {
      const piece = readPiece(child, reading);
      if (piece) (parts.at(-1)?.pieces ?? pieces).push(piece);
    }
  }
  return { heading, pieces, parts };
}

const textOf = (heading: Heading, reading: Reading): string => readText(heading.children, reading);
