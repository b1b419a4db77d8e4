import { animate, refresh, type AttributeValue, type ColorSource, type Tree, type TreeElement } from './tree.ts';

/** Element of a tree that is rendered in a page. */
interface Drawn {
  readonly key: string;
  tree: TreeElement;
  readonly node: Element;
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

  function create(key: string, tree: TreeElement): Drawn {
    const node = elementOf(tree);
    const made: Drawn = { key, tree, node, children: [], stop: () => {} };
    setAttributes(node, tree.attributes);
    node.textContent = textOf(tree);
    made.children = change(node, [], tree.children);
    made.stop = animate(node, () => made.tree, source);
    refresh(node, tree);
    return made;
  }

  function update(made: Drawn, tree: TreeElement) {
    const { node, tree: before } = made;
    made.tree = tree;
    for (const name in { ...before.attributes, ...tree.attributes }) {
      const next = tree.attributes[name];
      if (before.attributes[name] !== next) setAttribute(node, name, next);
    }
    // Compared with the last text and not with that of the page, which may be a translation of it.
    if (textOf(before) !== textOf(tree)) node.textContent = textOf(tree);
    made.children = change(node, made.children, tree.children);
    refresh(node, tree);
  }

  function change(parent: Element, before: readonly Drawn[], trees: readonly Tree[]): Drawn[] {
    const left = new Map(before.map((made) => [made.key, made]));
    const next: Drawn[] = [];
    trees.forEach((tree, index) => {
      if (!tree || typeof tree !== 'object') return;
      const key = keyOf(tree, index);
      const same = left.get(key);
      left.delete(key);
      if (same) update(same, tree);
      next.push(same ?? create(key, tree));
    });
    for (const gone of left.values()) remove(gone);
    keepFocus(parent, () =>
      next.forEach(({ node }, index) => {
        const place = parent.childNodes[index] ?? null;
        // If two neighbours swap, the first one moves, because moving a focused element takes its focus away.
        if (place && place.nextSibling === node) node.after(place);
        else if (place !== node) parent.insertBefore(node, place);
      }),
    );
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

/** Moves nodes inside an element; one that has the focus would lose it by that, and gets it back. */
function keepFocus(inside: Element, move: () => void): void {
  const { activeElement } = inside.getRootNode() as Document | ShadowRoot;
  move();
  if (inside.contains(activeElement)) (activeElement as HTMLElement).focus({ preventScroll: true });
}

function elementOf({ tag }: TreeElement): Element {
  const namespace = SVG_TAGS.test(tag) ? '2000/svg' : '1999/xhtml';
  return document.createElementNS(`http://www.w3.org/${namespace}`, tag);
}

const SVG_TAGS = /^(?:svg|rect|line|circle|path|text|g)$/;

/** Returns the text of an element; null if it has elements instead. */
const textOf = ({ children: [text] }: TreeElement): string | null => (typeof text === 'string' ? text : null);

// An omitted sibling still counts in the index, so the keys of those after it stay the same.
const keyOf = ({ tag, key }: TreeElement, index: number) => `${tag} ${key ?? index}`;

/** Sets attributes, and removes those without a value. */
export function setAttributes(target: Element, attributes: TreeElement['attributes']) {
  for (const name in attributes) setAttribute(target, name, attributes[name]);
}

function setAttribute(target: Element, name: string, value: AttributeValue) {
  if ((value ?? false) === false) target.removeAttribute(name);
  else target.setAttribute(name, value === true && !name.startsWith('aria-') ? '' : String(value));
}
