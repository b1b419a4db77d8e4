import { printFieldValue } from '../core/field-value.ts';
import type { NamedValues, ThemeCatalogue } from '../core/theme-catalogue.ts';

/**
 * Lets a theme's stylesheet decide the defaults of sizes, fonts and icons.
 *
 * Values are judged like all others; a variable that is no field is left out.
 * Colours stay with the schemes.
 */
export function withFieldDefaults(catalogue: ThemeCatalogue, values: NamedValues): ThemeCatalogue {
  return {
    ...catalogue,
    sections: catalogue.sections.map((section) => ({
      ...section,
      fields: section.fields.map((field) => {
        const defaultValue = field.kind === 'color' ? null : printFieldValue(field, values[field.variable]);
        return defaultValue === null ? field : { ...field, defaultValue };
      }),
    })),
  };
}
