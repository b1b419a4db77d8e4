import type { NamedValues, ThemeCatalogue } from '@genmaster/theme-engine';
import { readThemeSheet } from '@genmaster/theme-engine/dom';
import { sheetHref } from '../preview-theme.ts';

/** Returns the variables of each theme's stylesheet, by theme id: shape, shadow and line. */
export async function readThemeSheets({ themes }: ThemeCatalogue): Promise<Readonly<Record<string, NamedValues>>> {
  const sheets = themes.map(async ({ id, cssPath }) => [
    id,
    await readThemeSheet({ href: sheetHref(cssPath), fetch: (href) => fetch(href), document }),
  ]);
  return Object.fromEntries(await Promise.all(sheets));
}
