import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** Metadata at the start of a page’s Markdown. */
export interface TwinFacts {
  title: string;
  description: string;
  /** Address of the page. */
  url: string;
}

/**
 * Converts the main part of a rendered page to Markdown: the same text in the same order, without what needs a browser.
 *
 * It reads the HTML and not the content files, so that a page and its Markdown cannot differ.
 */
export function markdownTwin(html: string, { title, description, url }: TwinFacts): string {
  const main = find(parse(html), 'main');
  const text = main ? blocks(main, url) : '';
  const front = [
    ['title', title],
    ['description', description],
    ['url', url],
  ] as const;
  const head = front.map(([name, value]) => `${name}: ${JSON.stringify(value)}`).join('\n');
  return `---\n${head}\n---\n\n${text}\n`;
}

type Parent = Tree.Document | Tree.Element;

/** Elements that are left out: controls, drawings and navigation. */
const LEFT_OUT =
  /^(?:script|style|template|svg|nav|button|form|input|select|textarea|canvas|video|audio|iframe|dialog|noscript)$/;
const INLINE = /^(?:a|abbr|b|br|cite|code|em|i|img|kbd|mark|q|s|samp|small|span|strong|sub|sup|time|u|var|wbr)$/;

function find(node: Parent, name: string): Tree.Element | null {
  for (const child of elementsOf(node)) {
    const found = child.tagName === name ? child : find(child, name);
    if (found) return found;
  }
  return null;
}

function blocks(parent: Parent, url: string): string {
  const parts: string[] = [];
  let line = '';
  const endLine = () => {
    if (line.trim()) parts.push(line.trim());
    line = '';
  };
  for (const node of parent.childNodes) {
    if (!('tagName' in node) || INLINE.test(node.tagName)) {
      // The gap between adjacent links comes from the stylesheet, so the text needs a space.
      const gap = line.endsWith(')') && node.nodeName === 'a' ? ' ' : '';
      line += gap + inline(node, url);
    } else {
      endLine();
      const text = block(node, url);
      if (text.trim()) parts.push(text.trim());
    }
  }
  endLine();
  return parts.join('\n\n');
}

function block(element: Tree.Element, url: string): string {
  if (isLeftOut(element)) return '';
  const { tagName } = element;
  const level = /^h([1-6])$/.exec(tagName)?.[1];
  if (level) return prefixed(`${'#'.repeat(Number(level))} `, words(element, url));
  if (tagName === 'summary') return prefixed('### ', words(element, url));
  if (tagName === 'p' || tagName === 'dt') return tagName === 'dt' ? bold(words(element, url)) : words(element, url);
  if (tagName === 'ul' || tagName === 'ol') return list(element, url);
  if (tagName === 'pre') return `\`\`\`\n${textOf(element).trim()}\n\`\`\``;
  if (tagName === 'blockquote') return blocks(element, url).replace(/^/gm, '> ');
  if (tagName === 'table') return table(element, url);
  return blocks(element, url);
}

function list(element: Tree.Element, url: string): string {
  return elementsOf(element)
    .map((item, index) => ({ mark: element.tagName === 'ol' ? `${index + 1}. ` : '- ', text: blocks(item, url) }))
    .filter(({ text }) => text)
    .map(({ mark, text }) => mark + text.replace(/\n+/g, `\n${' '.repeat(mark.length)}`))
    .join('\n');
}

function table(element: Tree.Element, url: string): string {
  const rows = descendants(element, 'tr').map((row) =>
    elementsOf(row).map((cell) => words(cell, url).replace(/\|/g, '\\|')),
  );
  const [head = [], ...body] = rows;
  const print = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [print(head), print(head.map(() => '---')), ...body.map(print)].join('\n');
}

function inline(node: Tree.ChildNode, url: string): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value.replace(/\s+/g, ' ');
  if (!('tagName' in node) || isLeftOut(node)) return '';
  const text = words(node, url);
  if (node.tagName === 'br') return ' ';
  if (node.tagName === 'img')
    return attribute(node, 'alt') ? `![${attribute(node, 'alt')}](${address(node, 'src', url)})` : '';
  if (!text) return '';
  if (node.tagName === 'a') return attribute(node, 'href') ? `[${text}](${address(node, 'href', url)})` : text;
  if (/^(?:code|kbd|samp)$/.test(node.tagName)) return `\`${text}\``;
  if (/^(?:strong|b)$/.test(node.tagName)) return bold(text);
  return /^(?:em|i)$/.test(node.tagName) ? `_${text}_` : spaced(node, text);
}

/** Returns the text of an element in one line. */
function words(element: Tree.Element, url: string): string {
  return (
    element.childNodes
      .map((node) =>
        'tagName' in node && !INLINE.test(node.tagName)
          ? ` ${isLeftOut(node) ? '' : words(node, url)} `
          : inline(node, url),
      )
      .join('')
      // The gap between adjacent links comes from the stylesheet, so the text needs a space.
      .replace(/\)\[(?=[^\]]+\]\()/g, ') [')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Moves leading and trailing spaces of an element’s text outside its Markdown marks. */
function spaced(element: Tree.Element, text: string): string {
  const own = textOf(element);
  return `${/^\s/.test(own) ? ' ' : ''}${text}${/\s$/.test(own) ? ' ' : ''}`;
}

const bold = (text: string) => (text ? `**${text}**` : '');
const prefixed = (mark: string, text: string) => (text ? mark + text : '');
const elementsOf = (node: Parent) => node.childNodes.filter((child): child is Tree.Element => 'tagName' in child);
const attribute = (element: Tree.Element, name: string) => element.attrs.find((attr) => attr.name === name)?.value;
const address = (element: Tree.Element, name: string, url: string) => new URL(attribute(element, name) ?? '', url).href;
const isLeftOut = (element: Tree.Element) =>
  LEFT_OUT.test(element.tagName) ||
  attribute(element, 'aria-hidden') === 'true' ||
  attribute(element, 'hidden') !== undefined ||
  /^(?:button|tablist|toolbar|application|status)$/.test(attribute(element, 'role') ?? '');

function descendants(element: Tree.Element, name: string): Tree.Element[] {
  return elementsOf(element).flatMap((child) => (child.tagName === name ? [child] : descendants(child, name)));
}

function textOf(node: Tree.ChildNode): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}
