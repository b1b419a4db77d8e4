import type {
  LoadReport,
  ThemeCore,
  ThemeEngine,
  ThemeEngineOptions,
  ThemeRecord,
  ThemeSnapshot,
} from './engine-types.ts';
import { contentOf, stateFromSaved, type SavedTheme } from './saved-theme.ts';
import { pick, type ThemeMode } from './theme-catalogue.ts';
import { buildCore } from './theme-core.ts';
import type { DroppedValue } from './theme-envelope.ts';
import { createHistory, type HistorySide } from './theme-history.ts';
import { defaultState, rebase, sameState, withoutColors, withoutField, type ThemeState } from './theme-state.ts';

/**
 * Creates a theme store: what can be chosen goes in, what to show comes out.
 *
 * Knows no document and no server. `projectTheme` shows it, a host stores it.
 *
 * @example
 * const engine = createThemeEngine({ catalogue: defaultCatalogue });
 * engine.chooseMode('dark');
 * engine.setField('button-bg', '#36c'); // { ok: true, value: 'rgba(51, 102, 204, 1)' }
 */
export function createThemeEngine(options: ThemeEngineOptions): ThemeEngine {
  let saved: ThemeState;
  let stored: SavedTheme | null = null;
  let record: ThemeRecord | null = null;
  let newerCopy: SavedTheme | null = null;
  let initialSnapshot: ThemeSnapshot | null = null;
  let hasOwnMode = false;
  const history = createHistory(options.historyLimit ?? 100, (known) =>
    stepText('{name}, no longer offered', () => known),
  );
  const [core, { draft, show, apply, stepText, changed, rewrite, setCatalogue, hasGesture }] = buildCore<ThemeSnapshot>(
    options,
    {
      record: history.record,
      more(shown): Omit<ThemeSnapshot, 'draft' | 'resolved' | 'changedFields'> {
        const [undoLabel, redoLabel] = history.labels();
        return {
          saved,
          isDirty: !sameState(shown, saved),
          canUndo: hasGesture() || !!undoLabel,
          canRedo: !!redoLabel,
          undoLabel,
          redoLabel,
          newerCopy,
          record,
          stored,
        };
      },
    },
  );
  saved = draft();
  const { chooseMode } = core;

  const step = (side: HistorySide) => {
    if (hasGesture()) return core.cancel();
    const state = history.step(side, draft());
    if (state) show(state);
  };
  const read = (copy: SavedTheme, mode = draft().mode) => {
    hasOwnMode ||= !!copy.mode;
    return stateFromSaved(core.catalogue, copy, mode);
  };
  const adopt = (copy: SavedTheme, mode?: ThemeMode) => {
    const report = read(copy, mode);
    saved = report.state;
    stored = copy;
    record = rowOf(copy);
    newerCopy = null;
    return report;
  };
  /** Rewrites the draft and its past. */
  const moveAll = (move: (state: ThemeState) => ThemeState) => {
    rewrite(move);
    history.rewrite(move, draft());
    changed();
  };
  /** Another saved state, under what the user did. */
  const follow = (copy: SavedTheme, mode?: ThemeMode) => {
    const before = saved;
    const { dropped } = adopt(copy, mode);
    moveAll((state) => rebase(state, before, saved, core.catalogue));
    return dropped;
  };
  const copyOf = (state: ThemeState): SavedTheme => ({
    ...(record ?? { recordId: '', revision: 0 }),
    ...contentOf(core.catalogue, state),
    mode: hasOwnMode ? state.mode : null,
    dropped: [],
  });

  const engine: ThemeEngine = Object.assign(core, {
    getInitialSnapshot: () => (initialSnapshot ??= createThemeEngine(options).getSnapshot()),
    chooseMode(mode) {
      hasOwnMode = true;
      chooseMode(mode);
    },
    suggestMode(mode) {
      if (hasOwnMode || mode === draft().mode) return;
      saved = { ...saved, mode };
      moveAll((state) => ({ ...state, mode }));
    },
    followMode(mode) {
      hasOwnMode = false;
      engine.suggestMode(mode);
    },
    resetSection(id) {
      const find = () => pick(core.catalogue.sections, 'id', id);
      apply('Reset {name}', find().fields.reduce(withoutField, draft()), () => find().name);
    },
    resetEverything: () => apply('Reset everything', defaultState(core.catalogue)),
    applyDefaultChanges() {
      const { themeId, schemeCode } = defaultState(core.catalogue);
      apply('Default changes', withoutColors({ ...draft(), themeId, schemeCode }));
    },
    undo: () => step(0),
    redo: () => step(1),
    resetToSaved() {
      core.commit();
      apply('Reset current', saved);
    },
    loadSaved(copy) {
      const { recordId, revision, dropped } = copy;
      const report = (outcome: LoadReport['outcome'], more: readonly DroppedValue[] = []): LoadReport => ({
        outcome,
        dropped: [...dropped, ...more],
      });
      if (!copy.properties) {
        record = rowOf(copy);
        changed();
        return report('unreadable');
      }
      if (record?.recordId === recordId && revision <= record.revision) {
        return report(revision < record.revision ? 'older' : 'unchanged');
      }
      if (!hasGesture() && sameState(draft(), saved)) return report('applied', follow(copy));
      // One copy can come twice, from the server and from another tab; what was said about it still holds then.
      if (newerCopy?.recordId === recordId && revision <= newerCopy.revision) return report('kept-edits');
      newerCopy = copy;
      changed();
      return report('kept-edits');
    },
    restoreDraft(copy) {
      const { state, dropped } = read(copy);
      // A copy that never had a row builds on none, whatever its own count says.
      if (copy.recordId) record ??= rowOf(copy);
      show(state);
      return { outcome: 'applied', dropped: [...copy.dropped, ...dropped] };
    },
    takeNewerCopy() {
      if (!newerCopy) return;
      core.cancel();
      apply('Newer copy', adopt(newerCopy).state);
      changed();
    },
    dismissNewerCopy() {
      if (!newerCopy) return;
      adopt(newerCopy);
      changed();
    },
    markSaved({ recordId, revision, state = draft(), copy = copyOf(state) }) {
      stored = copy;
      saved = state;
      record = { recordId, revision };
      if (newerCopy && newerCopy.revision <= revision) newerCopy = null;
      changed();
    },
    toProperties: () => contentOf(core.catalogue, draft()).properties,
    toSaved: () => copyOf(draft()),
    replaceCatalogue(next) {
      setCatalogue(next);
      if (stored) follow(stored, saved.mode);
      else changed();
    },
  } satisfies Omit<ThemeEngine, keyof ThemeCore> & Pick<ThemeEngine, 'chooseMode' | 'replaceCatalogue'>);
  return engine;
}

const rowOf = ({ recordId, revision }: ThemeRecord): ThemeRecord => ({ recordId, revision });
