import { animate, refresh, SLOT, type AttributeValue, type ColorSource, type Tree, type TreeElement } from './tree.ts';

/** Tree that is rendered in a page. */
interface Drawn {
  readonly key: string;
  tree: TreeElement | string;
  readonly node: Element | Text;
  children: Drawn[];
  stop: () => void;
}

/** Renderer of trees inside an element of a page. */
export interface Drawing {
  show(trees: readonly Tree[]): void;
  stop(): void;
}

/** Creates a renderer without React: it updates elements that stay, removes others, and never builds one twice. */
export function drawInto(host: Element, source: ColorSource): Drawing {
  let drawn: Drawn[] = [];

  function create(key: string, tree: TreeElement | string): Drawn {
    const made: Drawn = { key, tree, node: nodeOf(tree), children: [], stop: () => {} };
    if (typeof tree === 'string') return made;
    const node = made.node as Element;
    for (const name in tree.attributes) setAttribute(node, name, tree.attributes[name]);
    made.children = change(node, [], tree.children);
    made.stop = animate(node, () => made.tree as TreeElement, source);
    refresh(node, tree);
    return made;
  }

  function update(made: Drawn, tree: TreeElement | string) {
    const before = made.tree;
    made.tree = tree;
    if (typeof tree === 'string') {
      if (before !== tree) made.node.textContent = tree;
      return;
    }
    const node = made.node as Element;
    const old = (before as TreeElement).attributes;
    for (const name in { ...old, ...tree.attributes }) {
      if (old[name] !== tree.attributes[name]) setAttribute(node, name, tree.attributes[name]);
    }
    made.children = change(node, made.children, tree.children);
    refresh(node, tree);
  }

  function change(parent: Element, before: readonly Drawn[], trees: readonly Tree[]): Drawn[] {
    const left = new Map(before.map((made) => [made.key, made]));
    const next: Drawn[] = [];
    trees.forEach((tree, index) => {
      if (!tree || tree === SLOT) return;
      const key = keyOf(tree, index);
      const same = left.get(key);
      left.delete(key);
      if (same) update(same, tree);
      next.push(same ?? create(key, tree));
    });
    for (const gone of left.values()) remove(gone);
    next.forEach(({ node }, index) => {
      const place = parent.childNodes[index] ?? null;
      // Of two neighbours that change places the first moves, because a focused element loses the focus by a move.
      if (place && place.nextSibling === node) node.after(place);
      else if (place !== node) parent.insertBefore(node, place);
    });
    return next;
  }

  function remove(made: Drawn) {
    halt(made);
    made.node.remove();
  }

  return {
    show: (trees) => {
      drawn = change(host, drawn, trees);
    },
    stop: () => {
      drawn.forEach(remove);
      drawn = [];
    },
  };
}

function halt({ stop, children }: Drawn) {
  stop();
  children.forEach(halt);
}

function nodeOf(tree: TreeElement | string): Element | Text {
  if (typeof tree === 'string') return document.createTextNode(tree);
  const namespace = SVG_TAGS.test(tree.tag) ? '2000/svg' : '1999/xhtml';
  return document.createElementNS(`http://www.w3.org/${namespace}`, tree.tag);
}

const SVG_TAGS = /^(?:svg|rect|line|circle|path|text|g)$/;

// An omitted sibling still counts in the index, so the keys of those after it stay the same.
const keyOf = (tree: TreeElement | string, index: number) =>
  typeof tree === 'string' ? `"${index}` : `${tree.tag} ${tree.key ?? index}`;

function setAttribute(target: Element, name: string, value: AttributeValue) {
  if ((value ?? false) === false) target.removeAttribute(name);
  else target.setAttribute(name, value === true && !name.startsWith('aria-') ? '' : String(value));
}
