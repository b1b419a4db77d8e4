import type { NamedValues } from '../core/theme-catalogue.ts';
import { need, needOptions } from '../core/need.ts';
import { needDocument } from './need-document.ts';

const LONGEST_SHEET = 262_144;

/**
 * Reads the root variables of a theme's stylesheet without applying it.
 *
 * Reads only rules with the selector `:root`, alone or in a list, and names that start with `--`. The text is parsed in
 * a stylesheet that no document adopts, so nothing in it is fetched or shown. Returns an empty object if the stylesheet
 * cannot be loaded or the browser has no constructable stylesheets.
 *
 * @example
 * const values = await readThemeSheet({ href: '/themes/theme-2.css', fetch, document });
 * engine.replaceCatalogue(withFieldDefaults(engine.catalogue, values));
 */
export async function readThemeSheet(options: {
  href: string;
  fetch: (href: string) => Promise<Pick<Response, 'ok' | 'text'>>;
  document: Document;
}): Promise<NamedValues> {
  const { href, fetch, document } = needOptions(options);
  need(typeof fetch === 'function', 'fetch');
  needDocument(document);
  const values: Record<string, string> = {};
  const Sheet = document.defaultView?.CSSStyleSheet;
  // `fetch` may throw at once, too.
  const text = await Promise.resolve(href)
    .then(fetch)
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '');
  if (!Sheet || text.length > LONGEST_SHEET) return values;
  const sheet = new Sheet();
  sheet.replaceSync(text);
  for (const rule of sheet.cssRules) {
    const { selectorText, style } = rule as CSSStyleRule;
    if (!`, ${selectorText},`.includes(', :root,')) continue;
    for (const name of style) if (name.startsWith('--')) values[name] = style.getPropertyValue(name).trim();
  }
  return values;
}
