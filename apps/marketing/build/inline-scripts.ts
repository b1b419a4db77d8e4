import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Returns the texts of a page’s executable inline scripts, in order. Data blocks are not scripts. */
export function inlineScriptsOf(html: string): string[] {
  const found: string[] = [];
  const visit = (node: Node) => {
    if ('tagName' in node && node.tagName === 'script') {
      const attribute = (name: string) => node.attrs.find((attr) => attr.name === name)?.value;
      const isData = /json/.test(attribute('type') ?? '');
      if (!isData && attribute('src') === undefined) found.push(node.childNodes.map(textOf).join(''));
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return found;
}

const textOf = (node: Node): string => ('value' in node ? node.value : '');
