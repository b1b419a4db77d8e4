import type { ThemeCore } from '../core/engine-types.ts';
import { need, needEngine, needOptions } from '../core/need.ts';
import { createThemeElementClass } from './create-element-class.ts';

export interface DefineThemeElementOptions {
  /** Engine or core whose theme the elements show. */
  readonly engine: ThemeCore;
  /** Name of the element. @default 'gm-theme' */
  readonly tag?: string | undefined;
}

/** A `<gm-theme>` in the page. It has attributes only, no properties and events of its own. */
export type GmThemeElement = HTMLElement;

/** A valid name of a custom element, in plain letters. */
const TAG = /^[a-z][a-z0-9._]*-[a-z0-9._-]*$/;

/**
 * Registers `<gm-theme>`: what is inside shows the theme of an engine, also within shadow trees, and follows it.
 *
 * Attributes choose something else for their element only: `theme`, `scheme`, `mode`, `background`, `menu-position` and
 * `dashboard`. A value that the catalogue does not have is reported as an error of the page and changes nothing. The
 * element draws nothing of its own: it carries the variables and attributes of the theme. Does nothing where there are
 * no custom elements (on a server), and for a tag that is registered already.
 *
 * @example
 * import { defineThemeElement } from '@genmaster/theme-engine/element';
 * defineThemeElement({ engine });
 * // <gm-theme mode="dark"><order-list></order-list></gm-theme>
 */
export function defineThemeElement(options: DefineThemeElementOptions): void {
  const { engine, tag = 'gm-theme' } = needOptions(options);
  needEngine(engine);
  need(TAG.test(tag), 'tag');
  if (!globalThis.customElements || customElements.get(tag)) return;
  customElements.define(tag, createThemeElementClass(engine));
}
