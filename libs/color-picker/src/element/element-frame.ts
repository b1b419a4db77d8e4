import { loadPlacement } from '../color-picker-popover/place-popup.ts';
import { drawInto, setAttributes, type Drawing } from '../view/dom-tree.ts';
import type { PickerStore } from '../picker-store/picker-store.ts';
import { keepInside } from './keep-inside.ts';
import rootStyles from '../color-picker/color-picker.module.css';

/** Attribute of the children that the element has made itself. */
export const OWN = 'data-gm-own';

let pickers = 0;

/** What an element shows in the page: a panel, or the button of a popup. */
export interface ElementFrame {
  readonly root: HTMLElement;
  /** The button of a popup: its drawing, and the hidden text that describes it. */
  readonly trigger: { readonly drawing: Drawing; readonly description: HTMLElement } | null;
  /** Drawing of an inline panel; that of a popup comes with the popup. */
  readonly panel: Drawing | null;
}

/**
 * Reports whether a frame has to be built again, because the element became a popup or ceased to be one, or because its
 * page has taken the frame away.
 */
export const isOutdated = (frame: ElementFrame | null, isPopup: boolean): boolean =>
  !frame?.root.parentNode || !frame.trigger === isPopup;

/** Builds what an element shows in the page, instead of what it showed before. */
export function buildFrame(host: HTMLElement, store: PickerStore, onPress: (() => void) | null): ElementFrame {
  // The last frame, or one in a copy of the element: a clone, or a page that was stored after it was drawn.
  for (const left of host.querySelectorAll(`:scope > [${OWN}]`)) left.remove();
  return onPress ? buildTrigger(host, store, onPress) : buildPanel(host, store);
}

function buildTrigger(host: HTMLElement, store: PickerStore, onPress: () => void): ElementFrame {
  const button = add(host, 'button');
  const description = add(host, 'span');
  description.hidden = true;
  description.id = `gm-picker-${(pickers += 1)}`;
  for (const type of ['pointerenter', 'focus']) {
    button.addEventListener(type, loadPlacement);
  }
  button.addEventListener('click', onPress);
  return { root: button, trigger: { drawing: drawInto(button, store), description }, panel: null };
}

function buildPanel(host: HTMLElement, store: PickerStore): ElementFrame {
  const root = add(host, 'div');
  setAttributes(root, { class: rootStyles['root'], role: 'group', 'data-picker': true });
  keepInside(root);
  return { root, trigger: null, panel: drawInto(root, store) };
}

function add(host: HTMLElement, tag: 'button' | 'span' | 'div'): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute(OWN, '');
  host.append(element);
  return element;
}
