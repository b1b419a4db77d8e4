import { createElement, Fragment, useRef, useState, type ReactNode } from 'react';
import { useBrowserLayoutEffect } from '@genmaster/react-compat';
import { usePicker } from '../picker-context/picker-context.ts';
import { animate, refresh, SLOT, type Tree, type TreeElement } from './tree.ts';

/** Renders a tree with React, which prerenders and hydrates it as any other content. */
export function toReact(tree: Tree, slot?: ReactNode, index = 0): ReactNode {
  if (tree === SLOT) return createElement(Fragment, { key: 'slot' }, slot);
  if (!tree || typeof tree !== 'object') return tree;
  const { tag, key = String(index), children, on, live, value } = tree;
  // One by one and not as a list: React then writes a text that is alone through its element, also where a browser's
  // translation has replaced it.
  const content = children.map((child, at) => toReact(child, slot, at));
  if (!on && !live && value === undefined) return createElement(tag, { ...propsOf(tree), key }, ...content);
  return createElement(LiveElement, { key, tree }, ...content);
}

/** Renders an element with listeners, or one that follows the colour without rendering again. */
function LiveElement({ tree, children }: { tree: TreeElement; children?: ReactNode }) {
  const { view } = usePicker();
  const element = useRef<Element>(null);
  // The first value is an attribute; later values are properties, because changing the attribute causes a needless
  // layout.
  const [first] = useState(tree.value);
  const latest = useRef(tree);

  useBrowserLayoutEffect(() => {
    latest.current = tree;
    refresh(element.current!, tree);
  });

  useBrowserLayoutEffect(() => animate(element.current!, () => latest.current, view.store), [view]);

  return createElement(
    tree.tag,
    { ...propsOf(tree), ...(first !== undefined && { defaultValue: first }), ref: element },
    children,
  );
}

/** React's names of attributes that it does not accept under their HTML name. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  tabindex: 'tabIndex',
  spellcheck: 'spellCheck',
  autocomplete: 'autoComplete',
  autocapitalize: 'autoCapitalize',
  inputmode: 'inputMode',
};

function propsOf({ tag, attributes }: TreeElement): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const name in attributes) {
    const attribute = attributes[name];
    if (attribute === false || attribute === null) continue;
    props[name === 'value' && tag !== 'option' ? 'defaultValue' : (REACT_NAMES[name] ?? name)] = attribute;
  }
  return props;
}
