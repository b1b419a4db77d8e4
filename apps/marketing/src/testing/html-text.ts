import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Parses a page like a browser. Returns a function for the texts of its elements by name. Drawings are skipped. */
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

/** Returns the levels of a page’s headings, in order. */
export function headingLevelsIn(html: string): readonly number[] {
  const levels: number[] = [];
  const visit = (node: Node) => {
    if ('tagName' in node && /^h[1-6]$/.test(node.tagName)) levels.push(Number(node.tagName.slice(1)));
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return levels;
}

const textOf = (node: Node): string => {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};
