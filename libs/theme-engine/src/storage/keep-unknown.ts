import type { SavedTheme } from '../core/saved-theme.ts';
import { fieldsOf, type NamedValues, type ThemeCatalogue } from '../core/theme-catalogue.ts';
import { needCatalogue, needValues } from '../core/need.ts';

const MOST_UNKNOWN = 128;

/**
 * Adds to a copy the stored values that this catalogue does not know.
 *
 * The schemes and fields of a project may still be loading, or return later; a save in between must not remove their
 * values. Copies only short texts under the name of a variable. They are not validated here, because every reader
 * validates them.
 */
export function keepUnknown(copy: SavedTheme, stored: SavedTheme | null, catalogue: ThemeCatalogue): SavedTheme {
  needValues(copy, 'copy');
  needCatalogue(catalogue);
  const [own, old] = [copy.properties, stored?.properties];
  if (!own || !old) return copy;
  const known = new Set<unknown>(fieldsOf(catalogue).map(({ variable }) => variable));
  const isUnknown = (name: unknown) => isShort(name) && /^--[a-z][a-z0-9-]*$/.test(name) && !known.has(name);
  const withUnknown = (values: NamedValues = {}, more?: NamedValues | null): NamedValues => {
    const rest = Object.entries(more ?? {}).filter(([name, text]) => isUnknown(name) && isShort(text));
    return { ...Object.fromEntries(rest.slice(0, MOST_UNKNOWN)), ...values };
  };
  const wanted = old.themeColorScheme;
  const isKnown = catalogue.schemes.some(({ code }) => code === wanted);
  // The first scheme of the theme is the fallback for an unknown one; any other was chosen by the user.
  const standIn = catalogue.schemes.find(({ themeId }) => themeId === old.selectedTheme)?.code;
  const isStandIn = own.selectedTheme === old.selectedTheme && own.themeColorScheme === standIn;
  return {
    ...copy,
    properties: {
      ...own,
      ...(!isKnown && isStandIn && isShort(wanted) && { themeColorScheme: wanted }),
      themeColors: withUnknown(own.themeColors, old.themeColors),
      themeIcons: withUnknown(own.themeIcons, old.themeIcons),
    },
    darkColors: withUnknown(copy.darkColors, stored?.darkColors),
    ...(copy.lightColors && { lightColors: withUnknown(copy.lightColors, stored?.lightColors) }),
    ...(copy.flatelyColors && { flatelyColors: withUnknown(copy.flatelyColors, stored?.flatelyColors) }),
    ownNames: [...(copy.ownNames ?? []), ...(stored?.ownNames ?? []).filter(isUnknown).slice(0, MOST_UNKNOWN)],
  };
}

const isShort = (text: unknown): text is string => typeof text === 'string' && text.length <= 64;
