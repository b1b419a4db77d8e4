import type { NamedValues, StepName, ThemeCatalogue } from '../core/theme-catalogue.ts';

/** What the choices of a catalogue are called, by id. What is left out keeps its name. */
export interface CatalogueNames {
  readonly themes?: NamedValues;
  /** By code. */
  readonly schemes?: NamedValues;
  readonly backgrounds?: NamedValues;
  readonly sections?: NamedValues;
  readonly fields?: NamedValues;
  /** The choices of a select: by field, then by value. */
  readonly options?: Readonly<Record<string, NamedValues>>;
  /** What the steps of undo are called, by the name that the engine or a gesture gives them. */
  readonly steps?: Partial<Record<StepName, string>>;
}

/**
 * Calls a catalogue's choices by other names, for a page in another language.
 *
 * Ids, variables and values stay, so what is stored in one language is read in every other.
 *
 * @example
 * const hindi = nameCatalogue(defaultCatalogue, { sections: { navbar: 'नेविगेशन पट्टी' } });
 * engine.replaceCatalogue(hindi);
 */
export function nameCatalogue(catalogue: ThemeCatalogue, names: CatalogueNames): ThemeCatalogue {
  const { themes = {}, schemes = {}, backgrounds = {}, sections = {}, fields = {}, options = {}, steps } = names;
  return {
    ...catalogue,
    themes: catalogue.themes.map((theme) => ({ ...theme, name: themes[theme.id] ?? theme.name })),
    schemes: catalogue.schemes.map((scheme) => ({ ...scheme, name: schemes[scheme.code] ?? scheme.name })),
    backgrounds: catalogue.backgrounds.map(({ id, label }) => ({ id, label: backgrounds[id] ?? label })),
    sections: catalogue.sections.map((section) => ({
      ...section,
      name: sections[section.id] ?? section.name,
      fields: section.fields.map((field) => ({
        ...field,
        label: fields[field.id] ?? field.label,
        ...(field.options && {
          options: field.options.map(({ value, label }) => ({ value, label: options[field.id]?.[value] ?? label })),
        }),
      })),
    })),
    steps: { ...catalogue.steps, ...steps },
  };
}
