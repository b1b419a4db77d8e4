import { needElement } from './need-document.ts';

/** Target for the theme's variables: the inline style of an element, or a map in a test. */
export interface StyleTarget {
  setProperty(name: string, value: string): void;
  removeProperty(name: string): void;
  /** Returns the current value, so that equal values are not written again. */
  getPropertyValue?(name: string): string;
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
  return {
    setProperty: (name, value) => element.style.setProperty(name, value),
    removeProperty: (name) => void element.style.removeProperty(name),
    getPropertyValue: (name) => element.style.getPropertyValue(name),
    setAttribute: (name, value) => element.setAttribute(name, value),
    removeAttribute: (name) => element.removeAttribute(name),
  };
}
