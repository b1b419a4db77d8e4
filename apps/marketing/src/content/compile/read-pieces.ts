import type { List, ListItem, PhrasingContent, RootContent, Table } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { LINK_ADVICE, lineOf, readText, sourceOf, type Reading } from './read-text.ts';
import type { Attributes, PieceSource } from './source.ts';

/** Parses one piece of a block. Reports unsupported Markdown and returns `null` for it. */
export function readPiece(node: RootContent, reading: Reading): PieceSource | null {
  const line = lineOf(node, reading);
  switch (node.type) {
    case 'paragraph':
      return { kind: 'paragraph', line, text: readText(node.children, reading) };
    case 'blockquote': {
      const texts = node.children.map((child) => {
        if (child.type === 'paragraph') return readText(child.children, reading);
        reading.report(lineOf(child, reading), 'A note is one text.');
        return '';
      });
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
 * Reports a link in a list that shows none.
 */
function readList(list: List, reading: Reading) {
  const items = list.children.map((item) => readItem(item, reading));
  const reportLinks = () =>
    list.children.forEach((item, index) => {
      if (!items[index]?.isLink) return;
      reading.report(
        lineOf(item, reading),
        `“${firstLineOf(sourceOf(item, reading))}” is not shown here. ${LINK_ADVICE}`,
      );
    });
  if (list.ordered) {
    reportLinks();
    return { kind: 'steps', items: items.map(({ title, rest }) => ({ title, text: rest })) } as const;
  }
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
  reportLinks();
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
  const none = { title: '', label: '', href: '', isLink: false };
  if (first?.type === 'link')
    return { ...none, isLink: true, label: after(first.children), href: first.url, rest: after(others) };
  if (first?.type !== 'strong') return { ...none, rest: after(children) };
  const [inner, ...more] = first.children;
  if (inner?.type === 'link' && more.length === 0)
    return { ...none, isLink: true, title: after(inner.children), href: inner.url, rest: after(others) };
  return { ...none, title: after(first.children), rest: after(others) };
}
