import type { NamedValues, StepName, ThemeCatalogue } from '../core/theme-catalogue.ts';
import { needCatalogue, needValues } from '../core/need.ts';

/** Translated names of a catalogue, by id. Items without an entry keep their name. */
export interface CatalogueNames {
  readonly themes?: NamedValues | undefined;
  /** By scheme code. */
  readonly schemes?: NamedValues | undefined;
  readonly backgrounds?: NamedValues | undefined;
  readonly sections?: NamedValues | undefined;
  readonly fields?: NamedValues | undefined;
  /** Options of a select: by field, then by value. */
  readonly options?: Readonly<Record<string, NamedValues>> | undefined;
  /** Names of undo steps, by the name that the engine or a gesture uses. */
  readonly steps?: Partial<Record<StepName, string>> | undefined;
}

/**
 * Replaces the names in a catalogue, for a page in another language.
 *
 * Ids, variables and values stay the same, so that a theme saved in one language can be loaded in all others.
 *
 * @example
 * const hindi = nameCatalogue(defaultCatalogue, { sections: { navbar: 'नेविगेशन पट्टी' } });
 * engine.replaceCatalogue(hindi);
 */
export function nameCatalogue(catalogue: ThemeCatalogue, names: CatalogueNames): ThemeCatalogue {
  needCatalogue(catalogue);
  needValues(names, 'names');
  const { themes, schemes, backgrounds, sections, fields, options, steps } = names;
  return {
    ...catalogue,
    themes: catalogue.themes.map((theme) => ({ ...theme, name: themes?.[theme.id] ?? theme.name })),
    schemes: catalogue.schemes.map((scheme) => ({ ...scheme, name: schemes?.[scheme.code] ?? scheme.name })),
    backgrounds: catalogue.backgrounds.map(({ id, label }) => ({ id, label: backgrounds?.[id] ?? label })),
    sections: catalogue.sections.map((section) => ({
      ...section,
      name: sections?.[section.id] ?? section.name,
      fields: section.fields.map((field) => ({
        ...field,
        label: fields?.[field.id] ?? field.label,
        ...(field.options && {
          options: field.options.map(({ value, label }) => ({ value, label: options?.[field.id]?.[value] ?? label })),
        }),
      })),
    })),
    steps: { ...catalogue.steps, ...steps },
  };
}
