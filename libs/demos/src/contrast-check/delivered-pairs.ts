import { createThemeCore, fieldsOf, findField, parseColor } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { measurePair, type TextPair } from './text-pairs.ts';

/** A pair of colours of the theme. */
export interface NamedPair extends TextPair {
  /** The variables of both, the same in every language. */
  name: string;
}

const SECTIONS = ['text-color', 'heading-tags'];

/** Every declared pair of text and background of the theme as it is delivered: what stands here before the page is read. */
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
