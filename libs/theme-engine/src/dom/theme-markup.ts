import { colorSchemeOf, type ResolvedTheme } from '../core/resolve-theme.ts';
import { attributesOf } from './theme-attributes.ts';

/** A theme as text, for pages that are written before a document exists. */
export interface ThemeMarkup {
  /** Attributes for the `<html>` tag. */
  readonly attributes: string;
  /** A rule for a stylesheet, with every variable. */
  readonly css: string;
}

/**
 * Writes a theme as attributes and a CSS rule, for a server or a prerender.
 *
 * The rule stands on `:root`, so inline values on the body win over it later.
 * Every value has been printed by the engine; nothing is echoed.
 *
 * @example
 * const { attributes, css } = themeMarkup(engine.getSnapshot().resolved);
 * `<html ${attributes}>`
 */
export function themeMarkup(resolved: ResolvedTheme): ThemeMarkup {
  const attributes = Object.entries(attributesOf(resolved)).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}="${value.replace(/[^\w.-]/g, '')}"`],
  );
  const variables = Object.entries(resolved.variables).map(([name, value]) => `${name}:${value}`);
  const rules = [`color-scheme:${colorSchemeOf(resolved.attributes.mode)}`, ...variables].join(';');
  return { attributes: attributes.join(' '), css: `:root{${rules}}` };
}
