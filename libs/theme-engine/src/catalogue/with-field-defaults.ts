import { printFieldValue } from '../core/field-value.ts';
import type { NamedValues, ThemeCatalogue } from '../core/theme-catalogue.ts';
import { needCatalogue, needValues } from '../core/need.ts';

/**
 * Sets the defaults of sizes, fonts and icons to the values of a theme's stylesheet.
 *
 * All values are validated; variables without a field are left out. Colours still come from the schemes.
 */
export function withFieldDefaults(catalogue: ThemeCatalogue, values: NamedValues): ThemeCatalogue {
  needCatalogue(catalogue);
  needValues(values, 'values');
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
