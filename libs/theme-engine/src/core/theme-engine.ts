import type {
  LoadReport,
  ThemeCore,
  ThemeEngine,
  ThemeEngineOptions,
  ThemeRecord,
  ThemeSnapshot,
} from './engine-types.ts';
import { contentOf, sameProperties, stateFromSaved, type SavedTheme } from './saved-theme.ts';
import type { StepName, ThemeMode } from './theme-catalogue.ts';
import { needOptions } from './need.ts';
import { isThemeMode } from './theme-mode.ts';
import { textOf } from './text-of.ts';
import { buildCore } from './theme-core.ts';
import { isRecord } from './is-record.ts';
import type { DroppedValue } from './theme-envelope.ts';
import { soundCopy } from './saved-record.ts';
import { createHistory, type HistoryDirection } from './theme-history.ts';
import {
  defaultState,
  hasOwnMode,
  rebase,
  sameState,
  withoutColors,
  withoutField,
  withOwnMode,
  type ThemeState,
} from './theme-state.ts';
import { readThemeState } from './read-theme-state.ts';

/**
 * Creates a theme store with undo and saved copies: choices are its input, the resolved theme is its output.
 *
 * Uses no document and no server: `projectTheme` applies the theme to a document, and the host stores it.
 *
 * @example
 * const engine = createThemeEngine({ catalogue: defaultCatalogue });
 * engine.chooseMode('dark');
 * engine.setField('button-bg', '#36c'); // { ok: true, value: 'rgba(51, 102, 204, 1)' }
 */
export function createThemeEngine(options: ThemeEngineOptions): ThemeEngine {
  const historyLimit = needOptions(options).historyLimit ?? 100;
  let saved: ThemeState;
  let stored: SavedTheme | null = null;
  let record: ThemeRecord | null = null;
  let newerCopy: SavedTheme | null = null;
  let initialSnapshot: ThemeSnapshot | null = null;
  /** The mode of a project or device; it applies when a theme has none. */
  let suggested: ThemeMode | null = null;
  const history = createHistory(historyLimit, (known) => stepText('{name}, no longer offered', () => known) ?? known);
  const [
    core,
    { draft, kept, show, apply, begin, commit, stepText, changed, rewrite, setCatalogue, hasGesture, hasPreview },
  ] = buildCore<ThemeSnapshot>(options, {
    record: history.record,
    snapshotOf(own): ThemeSnapshot {
      const [undoLabel, redoLabel] = history.labels();
      return {
        ...own,
        saved,
        ownMode: ownModeOf(kept()),
        isDirty: !sameState(own.draft, saved),
        canUndo: hasPreview() || undoLabel !== null,
        canRedo: redoLabel !== null,
        undoLabel,
        redoLabel,
        newerCopy,
        record,
        stored,
      };
    },
  });
  saved = draft();
  const initialMode = saved.mode;

  const step = (direction: HistoryDirection) => {
    // Undo and redo first cancel a preview. An open gesture that has changed nothing does not count as one.
    if (hasPreview()) return core.cancel();
    commit();
    const state = history.step(direction, draft());
    if (state) show(state);
  };
  /** Reads a copy as the saved state. It is in its own mode, else the suggested one, else that of the saved state. */
  const adopt = (copy: SavedTheme, mode = copy.mode ?? suggested) => {
    const { state, dropped } = stateFromSaved(core.catalogue, copy, saved.mode);
    saved = withOwnMode({ ...state, mode: mode ?? saved.mode }, mode ? !!copy.mode : hasOwnMode(saved));
    stored = copy;
    record = rowOf(copy);
    newerCopy = null;
    return dropped;
  };
  /** Rewrites the draft and the states in its history. */
  const moveAll = (move: (state: ThemeState) => ThemeState) => {
    rewrite(move);
    history.rewrite(move, kept());
    changed();
  };
  /** Replaces the saved state and rebases the user's changes on the new one. With `null`, its mode stays. */
  const follow = (copy: SavedTheme, mode?: null) => {
    const before = saved;
    const dropped = adopt(copy, mode);
    moveAll((state) => rebase(state, before, saved, core.catalogue));
    return dropped;
  };
  /** Shows the mode of a device or project in all states for which it applies. */
  const suggest = (mode: ThemeMode, applies: (state: ThemeState) => boolean) => {
    suggested = mode;
    const states = history.list(draft()).steps.map(({ state }) => state);
    if (![saved, kept(), ...states].some(applies)) return;
    const move = (state: ThemeState) => (applies(state) ? withOwnMode({ ...state, mode }, false) : state);
    saved = move(saved);
    moveAll(move);
  };
  /** Shows the newer copy if there is one, else the saved state, as a separate undo step. */
  const showNewest = (step: StepName) => {
    commit();
    if (newerCopy) adopt(newerCopy);
    if (!sameState(draft(), saved)) history.record(() => stepText(step), draft());
    show(saved);
  };
  /** Shows a copy, tells the listeners, and returns what of it does not fit. */
  const take = (copy: SavedTheme) => {
    const dropped = adopt(copy);
    changed();
    return dropped;
  };
  /** Checks whether a copy, shown in the mode of a state, is equal to that state. */
  const holds = (copy: SavedTheme, state: ThemeState, isOwn: boolean | undefined) =>
    sameState(withOwnMode(stateFromSaved(core.catalogue, copy, state.mode).state, isOwn), state);
  /**
   * Checks whether a copy is equal to the saved state.
   *
   * A server that stores only the seven properties does not know the mode and the colours of other modes.
   */
  const holdsSaved = (copy: SavedTheme) =>
    (!!stored && !hasCompanions(copy) && sameProperties(core.catalogue, copy, stored)) ||
    holds(copy, saved, hasOwnMode(saved));
  const copyOf = (state: ThemeState): SavedTheme => ({
    ...(record ?? { recordId: '', revision: 0 }),
    // If the user chose no mode, the properties are written for light mode, whichever mode a project or device shows.
    ...contentOf(core.catalogue, hasOwnMode(state) ? state : { ...state, mode: 'light' }),
    mode: ownModeOf(state),
    dropped: [],
  });

  const engine: ThemeEngine = Object.assign(core, {
    getInitialSnapshot: () => (initialSnapshot ??= createThemeEngine(options).getSnapshot()),
    suggestMode(mode) {
      if (isThemeMode(mode)) suggest(mode, (state) => !hasOwnMode(state) && state.mode !== mode);
    },
    followMode(mode) {
      if (isThemeMode(mode)) suggest(mode, (state) => !!hasOwnMode(state) || state.mode !== mode);
    },
    resetSection(id) {
      const find = () => core.catalogue.sections.find((section) => section.id === id);
      const section = find();
      if (section) apply('Reset {name}', section.fields.reduce(withoutField, draft()), () => find()?.name);
    },
    resetEverything() {
      const mode = suggested ?? initialMode;
      apply('Reset everything', withOwnMode({ ...defaultState(core.catalogue), mode }, false));
    },
    applyDefaultChanges() {
      const { themeId, schemeCode } = defaultState(core.catalogue);
      apply('Default changes', withoutColors({ ...draft(), themeId, schemeCode }));
    },
    undo: () => step('undo'),
    redo: () => step('redo'),
    listSteps() {
      const { steps, at } = history.list(kept());
      const shown = steps.map((one) => ({
        ...one,
        ownMode: ownModeOf(one.state),
        isSaved: sameState(one.state, saved),
      }));
      return { steps: shown, at };
    },
    goToStep(wanted) {
      const { steps, at } = history.list(kept());
      if (wanted === at || !Number.isInteger(wanted) || !steps[wanted]) return core.cancel();
      // The changes of the open gesture are dropped.
      rewrite(kept);
      commit();
      let state = draft();
      const direction = wanted < at ? 'undo' : 'redo';
      for (let left = Math.abs(wanted - at); left > 0; left--) state = history.step(direction, state)!;
      show(state);
    },
    restoreSteps(given) {
      if (!Array.isArray(given) || history.list(kept()).steps.length > 1) return;
      const list = given.flatMap((one) => {
        const state = readThemeState(core.catalogue, one?.state);
        return state ? [{ label: textOf(one.label), state, ownMode: one.ownMode }] : [];
      });
      const [first] = list;
      if (!first) return;
      const mode = hasOwnMode(kept()) ? (suggested ?? initialMode) : kept().mode;
      const steps = list.slice(-historyLimit - 1).map(({ label, state, ownMode }) => {
        // A step that does not say whether the user chose its mode: they chose every one but that in which the steps begin.
        const isOwn =
          ownMode !== null && (isThemeMode(ownMode) || hasOwnMode(kept()) || state.mode !== first.state.mode);
        return { label, state: withOwnMode(isOwn ? state : { ...state, mode }, isOwn) };
      });
      const known = steps.findLastIndex(({ state }) => sameState(state, kept()));
      if (known >= 0) history.take(steps, known);
      else history.take([...steps, { label: stepText('Newer copy') ?? '', state: kept() }], steps.length);
      changed();
    },
    resetToSaved: () => showNewest('Reset current'),
    showSaved() {
      begin('Saved');
      show(saved);
    },
    loadSaved(given) {
      const copy = soundCopy(given);
      const { recordId, revision, dropped } = copy;
      const report = (outcome: LoadReport['outcome'], more: readonly DroppedValue[] = []): LoadReport => ({
        outcome,
        dropped: [...dropped, ...more],
      });
      if (!copy.properties) {
        const isOlder = record?.recordId === recordId && revision < record.revision;
        if (recordId && !isOlder) record = rowOf(copy);
        changed();
        return report('unreadable');
      }
      if (record?.recordId === recordId) {
        // Without a revision (0) from the server, the content of the row is compared instead.
        const isCounted = revision > 0 && record.revision > 0;
        if (isCounted && revision < record.revision) return report('older');
        if (isCounted ? revision === record.revision : holdsSaved(copy)) {
          // After `restoreDraft`, the row is known but not its content, which the draft is then compared with.
          if (!stored) take(copy);
          return report('unchanged');
        }
      }
      if (!hasGesture() && sameState(draft(), saved)) return report('applied', follow(copy));
      // The same copy can arrive twice, from the server and from another tab; it is offered only once.
      const isOffered = newerCopy?.recordId === recordId && revision <= newerCopy.revision;
      if (isOffered && revision > 0) return report('kept-edits');
      // Such as one whose answer was lost: it leaves nothing to choose.
      if (!hasGesture() && holds(copy, draft(), !!copy.mode)) return report('applied', take(copy));
      newerCopy = copy;
      changed();
      return report('kept-edits');
    },
    restoreDraft(given, step) {
      const copy = soundCopy(given);
      // A copy without a record id has no row, whatever its revision is.
      if (copy.recordId) record ??= rowOf(copy);
      if (!copy.properties) return { outcome: 'unreadable', dropped: copy.dropped };
      const { state, dropped } = stateFromSaved(core.catalogue, copy, draft().mode);
      if (step !== undefined) begin(step);
      show(withOwnMode(state, !!copy.mode || hasOwnMode(draft())));
      return { outcome: 'applied', dropped: [...copy.dropped, ...dropped] };
    },
    takeNewerCopy() {
      if (!newerCopy) return;
      rewrite(kept);
      showNewest('Newer copy');
    },
    dismissNewerCopy() {
      if (newerCopy) take(newerCopy);
    },
    markSaved(row) {
      if (!isRecord(row) || typeof row.recordId !== 'string') return;
      const { state = draft(), copy = copyOf(state) } = row;
      stored = copy;
      saved = hasOwnMode(state) === undefined ? withOwnMode(state, hasOwnMode(draft())) : state;
      record = rowOf(row);
      if (newerCopy && newerCopy.revision <= row.revision) newerCopy = null;
      changed();
    },
    toProperties: () => contentOf(core.catalogue, draft()).properties,
    toSaved: () => copyOf(draft()),
    replaceCatalogue(next) {
      setCatalogue(next);
      // The saved state stays in its mode: since it was stored, the user may follow the device.
      if (stored) follow(stored, null);
      else changed();
    },
  } satisfies Omit<ThemeEngine, keyof ThemeCore> & Pick<ThemeEngine, 'replaceCatalogue'>);
  return engine;
}

/** Checks whether a copy has data that the seven properties have no place for. */
const hasCompanions = ({ mode, darkColors, lightColors, flatelyColors, ownNames }: SavedTheme): boolean =>
  !!(mode ?? darkColors ?? lightColors ?? flatelyColors ?? ownNames);

const ownModeOf = (state: ThemeState): ThemeMode | null => (hasOwnMode(state) ? state.mode : null);

const rowOf = ({ recordId, revision }: ThemeRecord): ThemeRecord => ({ recordId, revision });
