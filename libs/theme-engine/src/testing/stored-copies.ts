import type { ThemeEngine } from '../core/engine-types.ts';
import type { SavedTheme } from '../core/saved-theme.ts';
import { createThemeEngine } from '../core/theme-engine.ts';
import { smallCatalogue as catalogue } from './small-catalogue.ts';

/** Creates a saved copy with a user's edits; by default revision 1 of row `a`. */
export function copyWith(edit: (engine: ThemeEngine) => void, row: Partial<SavedTheme> = {}): SavedTheme {
  const engine = createThemeEngine({ catalogue });
  edit(engine);
  return { ...engine.toSaved(), recordId: 'a', revision: 1, ...row };
}

/** Creates a copy with a blue background. */
export const blue = (row?: Partial<SavedTheme>) => copyWith((engine) => engine.setField('bg', '#36c'), row);

/** Creates a copy with large text. */
export const large = (row?: Partial<SavedTheme>) => copyWith((engine) => engine.setField('size', 40), row);
