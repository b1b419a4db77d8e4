import { createThemeCore, fieldsOf, findField, parseColor } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { measurePair, type TextPair } from './text-pairs.ts';

/** A colour pair of the theme. */
export interface NamedPair extends TextPair {
  /** Names of both variables, the same in every language. */
  name: string;
}

const SECTIONS = ['text-color', 'heading-tags'];

/** Lists every declared text and background pair of the default theme, shown before the page is read. */
export function deliveredPairs(): readonly NamedPair[] {
  const core = createThemeCore({ catalogue: defaultCatalogue });
  const { variables } = core.getSnapshot().resolved;
  const ids = new Set(
    defaultCatalogue.sections
      .filter(({ id }) => SECTIONS.includes(id))
      .flatMap(({ fields }) => fields.map(({ id }) => id)),
  );
  return fieldsOf(defaultCatalogue)
    .filter(({ id }) => ids.has(id))
    .flatMap(({ id, variable, contrast = [] }) =>
      contrast.flatMap(({ with: withId, min }) => {
        const under = findField(defaultCatalogue, withId);
        const [text, background] = [parseColor(variables[variable]), parseColor(variables[under?.variable ?? ''])];
        if (!under || !text || !background) return [];
        return [
          { ...measurePair(text, background, min), key: `${id} ${withId}`, name: `${variable} / ${under.variable}` },
        ];
      }),
    );
}
