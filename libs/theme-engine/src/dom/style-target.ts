import { needElement } from './need-document.ts';

/** Target for the theme's variables: the inline style of an element, or a map in a test. */
export interface StyleTarget {
  setProperty(name: string, value: string): void;
  removeProperty(name: string): void;
  /** Returns the current value, so that equal values are not written again. */
  getPropertyValue?(name: string): string;
  /** Returns an attribute, so that an equal one is not set again. */
  getAttribute?(name: string): string | null;
  /** Sets an attribute of the theme, if the target supports attributes. */
  setAttribute?(name: string, value: string): void;
  removeAttribute?(name: string): void;
}

/**
 * Creates a target from an element: a shadow host, a preview pane, the body of a frame.
 *
 * A shadow tree inherits the variables from its host. The document of a frame inherits nothing, so its body needs a
 * target.
 *
 * @example
 * projectTheme(engine, { document, targets: [document.body.style, elementTarget(host)] });
 */
export function elementTarget(element: HTMLElement): StyleTarget {
  needElement(element);
  const { style } = element;
  return {
    setProperty: (name, value) => style.setProperty(name, value),
    removeProperty: (name) => style.removeProperty(name),
    getPropertyValue: (name) => style.getPropertyValue(name),
    getAttribute: (name) => element.getAttribute(name),
    setAttribute: (name, value) => element.setAttribute(name, value),
    removeAttribute: (name) => element.removeAttribute(name),
  };
}
