import type { List, ListItem, PhrasingContent, RootContent, Table } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { lineOf, readText, sourceOf, type Reading } from './read-text.ts';
import type { Attributes, PieceSource } from './source.ts';

/** Parses one piece of a block. Reports unsupported Markdown and returns `null` for it. */
export function readPiece(node: RootContent, reading: Reading): PieceSource | null {
  const line = lineOf(node, reading);
  switch (node.type) {
    case 'paragraph':
      return { kind: 'paragraph', line, text: readText(node.children, reading) };
    case 'blockquote': {
      const texts = node.children.flatMap((child) =>
        child.type === 'paragraph' ? [readText(child.children, reading)] : [],
      );
      return { kind: 'note', line, text: texts.join(' ') };
    }
    case 'list':
      return { line, ...readList(node, reading) };
    case 'table':
      return { line, ...readTable(node, reading) };
    case 'code':
      return { kind: 'code', line, caption: node.meta ?? '', language: node.lang ?? '', code: node.value };
    case 'leafDirective':
      return { kind: 'directive', line, ...readDirective(node, reading) };
    default:
      reading.report(
        line,
        `“${firstLineOf(sourceOf(node, reading))}” cannot stand in a block: ${REASONS[node.type] ?? OTHER}`,
      );
      return null;
  }
}

const OTHER = 'write paragraphs, lists, tables, listings and directives.';
const REASONS: Readonly<Record<string, string>> = {
  containerDirective: 'end the block before it with a line “:::”.',
  heading: 'a block has one heading “##” and parts “###”.',
  html: 'HTML is not shown. Write \\< for a less-than sign.',
};

const firstLineOf = (text: string): string => text.split('\n')[0] ?? '';

export function readDirective(
  node: LeafDirective,
  reading: Reading,
): { name: string; label: string; attributes: Attributes } {
  const attributes = Object.fromEntries(
    Object.entries(node.attributes ?? {}).map(([name, value]) => [name, value ?? '']),
  );
  return { name: node.name, label: readText(node.children, reading), attributes };
}

function readTable(node: Table, reading: Reading) {
  const [columns = [], ...rows] = node.children.map((row) =>
    row.children.map((cell) => readText(cell.children, reading)),
  );
  return { kind: 'table', columns, rows } as const;
}

/**
 * Distinguishes the four kinds of list by the start of their items: a number, a link, **bold** words, or none of these.
 */
function readList(list: List, reading: Reading) {
  const items = list.children.map((item) => readItem(item, reading));
  if (list.ordered) return { kind: 'steps', items: items.map(({ title, rest }) => ({ title, text: rest })) } as const;
  if (items.every(({ title }) => title !== '')) {
    return {
      kind: 'cards',
      items: items.map(({ title, rest, href }) => ({ title, text: rest, ...(href ? { href } : {}) })),
    } as const;
  }
  if (items.every(({ label }) => label !== '')) {
    return {
      kind: 'links',
      items: items.map(({ label, href, rest }) => ({ href, label, ...(rest ? { note: rest } : {}) })),
    } as const;
  }
  return { kind: 'list', items: items.map(({ title, rest }) => `${title} ${rest}`.trim()) } as const;
}

function readItem(item: ListItem, reading: Reading) {
  const children = item.children.flatMap((child): readonly PhrasingContent[] => {
    if (child.type === 'paragraph') return child.children;
    reading.report(lineOf(child, reading), 'An item of a list is one text.');
    return [];
  });
  const [first, ...others] = children;
  const after = (nodes: readonly PhrasingContent[]) => readText(nodes, reading);
  if (first?.type === 'link') return { title: '', label: after(first.children), href: first.url, rest: after(others) };
  if (first?.type !== 'strong') return { title: '', label: '', href: '', rest: after(children) };
  const [inner] = first.children;
  if (inner?.type === 'link') return { title: after(inner.children), label: '', href: inner.url, rest: after(others) };
  return { title: after(first.children), label: '', href: '', rest: after(others) };
}
