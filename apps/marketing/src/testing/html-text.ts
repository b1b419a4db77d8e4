import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** The texts of a page’s elements of one name, as a browser’s parser finds them; drawings are passed over. */
export function textsOf(html: string, tagName: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: Node) => {
    if ('tagName' in node && node.tagName === 'svg') return;
    if ('tagName' in node && node.tagName === tagName) found.push(textOf(node));
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return found;
}

const textOf = (node: Node): string => {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};
