import { createThemeCore, createThemeEngine, type ThemeEngine, type ThemeState } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import * as v from 'valibot';

const values = v.record(v.string(), v.string());

const themeSchema = v.pipe(
  v.strictObject({
    themeId: v.string(),
    schemeCode: v.string(),
    mode: v.picklist(['light', 'dark', 'flately']),
    background: v.string(),
    menuPosition: v.picklist(['1', '2']),
    dashboard: v.picklist(['1', '2']),
    overrides: v.strictObject({ base: values, flately: v.optional(values), dark: values, shared: values }),
  }),
  v.check(isKnown),
);

/** Schema that validates a stored theme: the catalogue must accept every choice and every value. */
export const framedThemeSchema = v.strictObject({ saved: themeSchema, draft: themeSchema });

/** Theme of the sample: as saved there, and as shown. */
export interface FramedTheme {
  saved: ThemeState;
  draft: ThemeState;
}

/** Returns the theme state of a scheme, with some fields replaced. */
export function themeOf(schemeCode: string, more: Partial<ThemeState> = {}): ThemeState {
  const core = createThemeCore({ catalogue: defaultCatalogue });
  core.chooseScheme(schemeCode);
  return { ...core.getSnapshot().draft, ...more };
}

/**
 * Starts a theme engine for the sample and reports each committed state.
 *
 * Previews, such as a scheme under the pointer or a slider during a drag, are not reported.
 */
export function createFramedEngine({ saved, draft }: FramedTheme, onRest: (next: FramedTheme) => void): ThemeEngine {
  const catalogue = defaultCatalogue;
  const engine = createThemeEngine({ catalogue, initial: saved });
  if (draft !== saved) {
    const copy = createThemeEngine({ catalogue, initial: draft }).toSaved();
    engine.restoreDraft({ ...copy, mode: draft.mode === saved.mode ? null : draft.mode });
  }
  let hasGesture = false;
  let told = engine.getSnapshot();
  engine.subscribe(() => {
    const now = engine.getSnapshot();
    if (hasGesture || (now.draft === told.draft && now.saved === told.saved)) return;
    told = now;
    onRest({ saved: now.saved, draft: now.draft });
  });
  const endOf = (end: () => void) => () => {
    hasGesture = false;
    end();
  };
  const own: Pick<ThemeEngine, 'begin' | 'commit' | 'cancel' | 'replaceCatalogue'> = {
    begin(...step) {
      hasGesture = true;
      engine.begin(...step);
    },
    commit: endOf(engine.commit),
    cancel: endOf(engine.cancel),
    // A catalogue with translated names is not a change by the visitor.
    replaceCatalogue(next) {
      const before = hasGesture;
      hasGesture = true;
      engine.replaceCatalogue(next);
      hasGesture = before;
      told = engine.getSnapshot();
    },
  };
  return Object.assign(Object.create(engine) as ThemeEngine, own);
}

function isKnown({ themeId, schemeCode, background, overrides }: ThemeState): boolean {
  const { schemes, backgrounds } = defaultCatalogue;
  const isListed =
    schemes.some((scheme) => scheme.code === schemeCode && scheme.themeId === themeId) &&
    backgrounds.some(({ id }) => id === background);
  const core = createThemeCore({ catalogue: defaultCatalogue });
  try {
    const entries = Object.values(overrides).flatMap(Object.entries) as [string, string][];
    return isListed && entries.every(([id, value]) => core.setField(id, value).ok);
  } catch {
    // The override belongs to a field that the catalogue no longer has.
    return false;
  }
}
