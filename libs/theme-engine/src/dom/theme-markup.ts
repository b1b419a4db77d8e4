import { colorSchemeOf, type ResolvedTheme } from '../core/resolve-theme.ts';
import { attributesOf } from './theme-attributes.ts';
import { need } from '../core/need.ts';
import { isRecord } from '../core/is-record.ts';

/** A theme as text, for server-rendered and prerendered pages. */
export interface ThemeMarkup {
  /** Attributes for the `<html>` tag. */
  readonly attributes: string;
  /** A CSS rule with all variables. */
  readonly css: string;
}

/**
 * Serialises a theme as attributes and a CSS rule, for a server or a prerendered page.
 *
 * The rule has the selector `:root`, so that inline values on the body override it later. All values were printed by
 * the engine; no input is copied.
 *
 * @example
 * const { attributes, css } = themeMarkup(engine.getSnapshot().resolved);
 * `<html ${attributes}>`
 */
export function themeMarkup(resolved: ResolvedTheme): ThemeMarkup {
  need(isRecord(resolved?.variables) && isRecord(resolved.attributes), 'resolved');
  const attributes = Object.entries(attributesOf(resolved)).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}="${value.replace(/[^\w.-]/g, '')}"`],
  );
  const variables = Object.entries(resolved.variables).map(([name, value]) => `${name}:${value}`);
  const rules = [`color-scheme:${colorSchemeOf(resolved.attributes.mode)}`, ...variables].join(';');
  return { attributes: attributes.join(' '), css: `:root{${rules}}` };
}
