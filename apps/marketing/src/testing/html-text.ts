import { parse, type DefaultTreeAdapterTypes } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** Text of a page's elements. */
export interface HtmlText {
  /** Returns the texts of the elements with a name, in order. Those inside drawings are left out. */
  texts(tagName: string): readonly string[];
  /** Levels of the headings, in order. */
  readonly headingLevels: readonly number[];
}

/** Parses a page like a browser. */
export function readHtml(html: string): HtmlText {
  const found: { tagName: string; text: string }[] = [];
  const visit = (node: Node) => {
    if ('tagName' in node) {
      if (node.tagName === 'svg') return;
      found.push({ tagName: node.tagName, text: textOf(node) });
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return {
    texts: (name) => found.filter(({ tagName }) => tagName === name).map(({ text }) => text),
    headingLevels: found
      .filter(({ tagName }) => /^h[1-6]$/.test(tagName))
      .map(({ tagName }) => Number(tagName.slice(1))),
  };
}

const textOf = (node: Node): string => {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};
