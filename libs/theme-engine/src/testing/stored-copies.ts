import type { ThemeEngine } from '../core/engine-types.ts';
import type { SavedTheme } from '../core/saved-theme.ts';
import { createThemeEngine } from '../core/theme-engine.ts';
import { smallCatalogue as catalogue } from './small-catalogue.ts';

/** A stored copy with whatever a user edited before saving it; the first revision of row `a` unless said otherwise. */
export function copyWith(edit: (engine: ThemeEngine) => void, row: Partial<SavedTheme> = {}): SavedTheme {
  const engine = createThemeEngine({ catalogue });
  edit(engine);
  return { ...engine.toSaved(), recordId: 'a', revision: 1, ...row };
}

/** A copy whose background is blue. */
export const blue = (row?: Partial<SavedTheme>) => copyWith((engine) => engine.setField('bg', '#36c'), row);

/** A copy whose text is large. */
export const large = (row?: Partial<SavedTheme>) => copyWith((engine) => engine.setField('size', 40), row);
