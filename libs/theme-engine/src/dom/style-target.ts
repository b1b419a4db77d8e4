/** Somewhere variables are written to: an element's inline style, or a map in a test. */
export interface StyleTarget {
  setProperty(name: string, value: string): void;
  removeProperty(name: string): void;
  /** What is there already, so that equal values are not written again. */
  getPropertyValue?(name: string): string;
  /** Called with the theme's attributes too, where the target has a place for them. */
  setAttribute?(name: string, value: string): void;
  removeAttribute?(name: string): void;
}

/**
 * Makes any element a target: a shadow host, a preview pane, the body of a frame.
 *
 * Variables reach a shadow tree through its host. A frame's document inherits
 * nothing, so its body is a target of its own.
 *
 * @example
 * projectTheme(engine, { document, targets: [document.body.style, elementTarget(host)] });
 */
export function elementTarget(element: HTMLElement): StyleTarget {
  return {
    setProperty: (name, value) => element.style.setProperty(name, value),
    removeProperty: (name) => void element.style.removeProperty(name),
    getPropertyValue: (name) => element.style.getPropertyValue(name),
    setAttribute: (name, value) => element.setAttribute(name, value),
    removeAttribute: (name) => element.removeAttribute(name),
  };
}
