import { needCatalogue, needValues } from '../core/need.ts';
import type { ColorScheme, ThemeCatalogue } from '../core/theme-catalogue.ts';
import { isRecord } from '../core/is-record.ts';
import type { DroppedValue } from '../core/theme-envelope.ts';
import { listIn, refuse } from './option-entry.ts';
import { readSection } from './read-field-option.ts';
import { addFonts } from './read-font-option.ts';
import { readScheme } from './read-scheme-option.ts';

/**
 * Adds the schemes, fields and fonts of a project to a catalogue, and validates all of them.
 *
 * Takes the `result` of the theme options response; the sections may also be the `theme_data` of a theme. A scheme
 * lists only its differences from the first one of its theme; dark colours that it leaves out are derived from its
 * light ones. A scheme with an existing code replaces that one: this is how a published change is applied. Invalid
 * items are left out and reported. Variables that the host reserves are rejected as `reserved`: a field of a project
 * must not change the dimensions of the page.
 *
 * @example
 * const { catalogue } = extendCatalogue(engine.catalogue, options, { isReserved: (name) => name.startsWith('--page-') });
 * engine.replaceCatalogue(catalogue);
 */
export function extendCatalogue(
  catalogue: ThemeCatalogue,
  options: unknown,
  settings: { isReserved?: ((variable: string) => boolean) | undefined } = {},
): { catalogue: ThemeCatalogue; dropped: readonly DroppedValue[] } {
  needCatalogue(catalogue);
  needValues(settings, 'settings');
  const { isReserved = () => false } = settings;
  const dropped: DroppedValue[] = [];
  const lists = isRecord(options) ? options : {};
  if (lists !== options && options !== null && options !== undefined) {
    refuse('', dropped, { field: 'options', value: options, rule: 'An object with lists.' });
  }
  const listed = (name: string) => listIn(lists, name, name, dropped);
  const withFonts = addFonts(catalogue, listed('fonts'), dropped);
  const first = firstFreeNumber(catalogue);
  const sections = listed(lists['sections'] === undefined ? 'theme_data' : 'sections').flatMap((raw, at) =>
    readSection(raw, `sections.${at}`, withFonts, dropped, isReserved).map((section) => ({
      ...section,
      id: `project-${first + at}`,
    })),
  );
  const withFields = { ...withFonts, sections: [...withFonts.sections, ...sections] };
  const schemes: ColorScheme[] = [];
  for (const [at, raw] of listed('color_schemes').entries()) {
    const path = `color_schemes.${at}`;
    for (const scheme of readScheme(raw, path, withFields, dropped)) {
      if (schemes.some(({ code }) => code === scheme.code)) {
        const rule = 'No other scheme of the list has this code.';
        refuse(path, dropped, { field: 'color_scheme', value: scheme.code, rule });
      } else schemes.push(scheme);
    }
  }
  const kept = catalogue.schemes.map((scheme) => schemes.find(({ code }) => code === scheme.code) ?? scheme);
  const added = schemes.filter(({ code }) => !kept.some((scheme) => scheme.code === code));
  return { catalogue: { ...withFields, schemes: [...kept, ...added] }, dropped };
}

/** Returns the number after those of the sections that the catalogue has from an earlier extension. */
const firstFreeNumber = ({ sections }: ThemeCatalogue): number =>
  Math.max(-1, ...sections.map(({ id }) => Number(/^project-(\d+)$/.exec(id)?.[1] ?? -1))) + 1;
