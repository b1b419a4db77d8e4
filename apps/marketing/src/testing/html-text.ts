import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Reads a page as a browser’s parser does; gives the texts of its elements by name. Drawings are passed over. */
export function textsIn(html: string): (tagName: string) => readonly string[] {
  const texts = new Map<string, string[]>();
  const visit = (node: Node) => {
    if ('tagName' in node) {
      if (node.tagName === 'svg') return;
      texts.set(node.tagName, [...(texts.get(node.tagName) ?? []), textOf(node)]);
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return (tagName) => texts.get(tagName) ?? [];
}

const textOf = (node: Node): string => {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};
