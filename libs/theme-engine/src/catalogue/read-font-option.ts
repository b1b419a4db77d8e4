import { textOf as wordOf } from '../core/text-of.ts';
import type { FontOption, ThemeCatalogue } from '../core/theme-catalogue.ts';
import { isRecord } from '../core/is-record.ts';
import type { DroppedValue } from '../core/theme-envelope.ts';
import { nameIn, refuse } from './option-entry.ts';

/** Adds the fonts of a project to the options of all font fields. The project's stylesheet declares their faces. */
export function addFonts(catalogue: ThemeCatalogue, list: readonly unknown[], dropped: DroppedValue[]): ThemeCatalogue {
  const fonts: FontOption[] = [];
  const read = (raw: unknown, at: number): FontOption[] => {
    const path = `fonts.${at}`;
    if (!isRecord(raw)) return refuse(path, dropped, { value: raw, rule: 'A font is an object.' });
    const no = (field: string, rule: string) => refuse(path, dropped, { field, value: raw[field], rule });
    const [label, family] = [nameIn(raw['label']) || nameIn(raw['family']), nameIn(raw['family'])];
    const weight = Number(wordOf(raw['weight'] ?? 400) || Number.NaN);
    const generic = raw['generic'] ?? 'sans-serif';
    // A label in another script than Latin has no letters for an id.
    const id = wordIn(label) || wordIn(family);
    if (!/^[A-Za-z][\w -]{0,47}$/.test(family))
      return no('family', 'The name of a font: letters, digits, spaces and -.');
    if (!(weight >= 1 && weight <= 1000)) return no('weight', 'A number from 1 to 1000.');
    if (generic !== 'sans-serif' && generic !== 'serif' && generic !== 'monospace')
      return no('generic', 'sans-serif, serif or monospace.');
    if (!id || [...catalogue.fonts, ...fonts].some((font) => font.id === id))
      return no(nameIn(raw['label']) ? 'label' : 'family', 'No other font has this name.');
    return [
      {
        id,
        label,
        family,
        cssFamily: family,
        weight,
        package: 'project',
        variableFont: false,
        fallbackName: `${family} Fallback`,
        generic,
      },
    ];
  };
  list.forEach((raw, at) => fonts.push(...read(raw, at)));
  if (fonts.length === 0) return catalogue;
  const options = fonts.map(({ id, label }) => ({ value: id, label }));
  return {
    ...catalogue,
    fonts: [...catalogue.fonts, ...fonts],
    sections: catalogue.sections.map((section) => ({
      ...section,
      fields: section.fields.map((field) =>
        field.kind === 'font' ? { ...field, options: [...(field.options ?? []), ...options] } : field,
      ),
    })),
  };
}

/** Returns the letters and digits of a text as one word: `Open Sans` is `open-sans`. */
const wordIn = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
