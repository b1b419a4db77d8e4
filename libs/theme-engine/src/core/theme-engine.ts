import type { LoadReport, ThemeEngine, ThemeEngineOptions, ThemeRecord, ThemeSnapshot } from './engine-types.ts';
import { printFieldValue, refusalOf } from './field-value.ts';
import { resolveTheme, resolveValues, type ResolvedTheme } from './resolve-theme.ts';
import { companionsOf, propertiesOf, stateFromSaved, type SavedTheme } from './saved-theme.ts';
import { fieldsOf, pick, resolveScheme, type StepName, type ThemeField } from './theme-catalogue.ts';
import type { DroppedValue } from './theme-envelope.ts';
import { createHistory } from './theme-history.ts';
import {
  changedFieldsOf,
  defaultState,
  layerOf,
  rebase,
  sameState,
  withoutColors,
  withoutField,
  withOverride,
  type ThemeState,
} from './theme-state.ts';
import { watchValue } from './watch-value.ts';

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
  let { catalogue } = options;
  let draft: ThemeState = { ...defaultState(catalogue), ...options.initial };
  let saved = draft;
  let record: ThemeRecord | null = null;
  let newerCopy: SavedTheme | null = null;
  let loaded: SavedTheme | null = null;
  let gesture: { label: string; before: ThemeState } | null = null;
  let snapshot: ThemeSnapshot | null = null;
  let initialSnapshot: ThemeSnapshot | null = null;
  let resolved: { of: ThemeState; theme: ResolvedTheme } | null = null;
  let hasOwnMode = false;
  const history = createHistory(options.historyLimit ?? 100);
  const listeners = new Set<() => void>();

  const changed = () => {
    snapshot = null;
    for (const listener of [...listeners]) listener();
  };
  const show = (state: ThemeState) => {
    draft = state;
    changed();
  };
  const apply = (label: string, next: ThemeState) => {
    if (sameState(draft, next)) return;
    if (!gesture) history.record(label, draft);
    show(next);
  };
  const step = (direction: 'undo' | 'redo') => {
    if (gesture) return engine.cancel();
    const state = history.step(direction, draft);
    if (state) show(state);
  };
  const stepName = (step: StepName, name = '') => (catalogue.steps?.[step] ?? step).replace('{name}', name);
  const fieldOf = (id: string): ThemeField => pick(fieldsOf(catalogue), 'id', id);
  const resolve = () => {
    if (resolved?.of !== draft) resolved = { of: draft, theme: resolveTheme(catalogue, draft) };
    return resolved.theme;
  };
  const takeSnapshot = (): ThemeSnapshot => {
    const labels = history.labels();
    return {
      draft,
      saved,
      resolved: resolve(),
      isDirty: !sameState(draft, saved),
      canUndo: !!gesture || labels.undoLabel !== null,
      canRedo: labels.redoLabel !== null,
      ...labels,
      changedFields: new Set(changedFieldsOf(draft)),
      newerCopy,
      record,
    };
  };
  const adopt = (copy: SavedTheme) => {
    const report = stateFromSaved(catalogue, copy, draft.mode);
    hasOwnMode ||= !!copy.mode;
    loaded = copy;
    saved = report.state;
    record = { recordId: copy.recordId, revision: copy.revision };
    newerCopy = null;
    return report;
  };
  const follow = (copy: SavedTheme) => {
    const before = draft;
    const { state, dropped } = adopt(copy);
    history.rewrite((past) => rebase(past, before, state, catalogue), state);
    show(state);
    return dropped;
  };

  const engine: ThemeEngine = {
    get catalogue() {
      return catalogue;
    },
    getSnapshot: () => (snapshot ??= takeSnapshot()),
    getInitialSnapshot: () => (initialSnapshot ??= createThemeEngine(options).getSnapshot()),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    select: (selector, listener) => watchValue(engine, selector, listener),
    chooseTheme(id) {
      const { name } = pick(catalogue.themes, 'id', id);
      if (id === draft.themeId) return;
      const { code } = resolveScheme(catalogue, { themeId: id, savedScheme: saved.schemeCode });
      apply(name, withoutColors({ ...draft, themeId: id, schemeCode: code }));
    },
    chooseScheme(code) {
      const { name, themeId } = pick(catalogue.schemes, 'code', code);
      apply(name, withoutColors({ ...draft, themeId, schemeCode: code }));
    },
    chooseMode(mode) {
      hasOwnMode = true;
      apply(stepName('Mode'), { ...draft, mode });
    },
    suggestMode(mode) {
      if (hasOwnMode || mode === draft.mode) return;
      saved = { ...saved, mode };
      history.rewrite((past) => ({ ...past, mode }), { ...draft, mode });
      show({ ...draft, mode });
    },
    followMode(mode) {
      hasOwnMode = false;
      engine.suggestMode(mode);
    },
    chooseBackground(name) {
      const { id, label } = pick(catalogue.backgrounds, 'id', name.toLowerCase());
      apply(label, { ...draft, background: id });
    },
    chooseMenuPosition(position) {
      if (position) apply(stepName('Menu position'), { ...draft, menuPosition: position === '1' ? '1' : '2' });
    },
    chooseDashboard: (dashboard) =>
      apply(stepName('Dashboard'), { ...draft, dashboard: dashboard === '1' ? '1' : '2' }),
    setField(id, input) {
      const field = fieldOf(id);
      const value = printFieldValue(field, input);
      if (value === null) return { ok: false, reason: refusalOf(field) };
      const layer = layerOf(draft, field);
      const plain = withOverride(draft, layer, id, null);
      const isPlain = resolveValues(catalogue, plain)[field.variable] === value;
      apply(field.label, isPlain ? plain : withOverride(draft, layer, id, value));
      return { ok: true, value };
    },
    valueOf: (id) => resolveValues(catalogue, draft)[fieldOf(id).variable] ?? '',
    resetField(id) {
      const field = fieldOf(id);
      apply(stepName('Reset {name}', field.label), withoutField(draft, field));
    },
    resetSection(id) {
      const section = pick(catalogue.sections, 'id', id);
      apply(stepName('Reset {name}', section.name), section.fields.reduce(withoutField, draft));
    },
    resetEverything: () => apply(stepName('Reset everything'), defaultState(catalogue)),
    begin(label) {
      engine.commit();
      gesture = { label, before: draft };
      changed();
    },
    commit() {
      if (!gesture) return;
      const { label, before } = gesture;
      gesture = null;
      if (!sameState(before, draft)) history.record(label, before);
      changed();
    },
    cancel() {
      if (!gesture) return;
      const { before } = gesture;
      gesture = null;
      show(before);
    },
    undo: () => step('undo'),
    redo: () => step('redo'),
    applyDefaultChanges() {
      const { themeId, schemeCode } = defaultState(catalogue);
      apply(stepName('Default changes'), withoutColors({ ...draft, themeId, schemeCode }));
    },
    resetToSaved() {
      engine.commit();
      apply(stepName('Reset current'), saved);
    },
    loadSaved(copy) {
      const { recordId, revision, dropped } = copy;
      const report = (outcome: LoadReport['outcome'], more: readonly DroppedValue[] = []): LoadReport => ({
        outcome,
        dropped: [...dropped, ...more],
      });
      if (!copy.properties) {
        record = { recordId, revision };
        changed();
        return report('unreadable');
      }
      if (record?.recordId === recordId && revision <= record.revision) {
        return report(revision < record.revision ? 'older' : 'unchanged');
      }
      if (!gesture && sameState(draft, saved)) return report('applied', follow(copy));
      newerCopy = copy;
      changed();
      return report('kept-edits');
    },
    restoreDraft(copy) {
      const { state, dropped } = stateFromSaved(catalogue, copy, draft.mode);
      hasOwnMode ||= !!copy.mode;
      // A copy that never had a row builds on none, whatever its own count says.
      if (copy.recordId) record ??= { recordId: copy.recordId, revision: copy.revision };
      show(state);
      return { outcome: 'applied', dropped: [...copy.dropped, ...dropped] };
    },
    takeNewerCopy() {
      if (!newerCopy) return;
      engine.cancel();
      apply(stepName('Newer copy'), adopt(newerCopy).state);
      changed();
    },
    dismissNewerCopy() {
      if (!newerCopy) return;
      adopt(newerCopy);
      changed();
    },
    markSaved({ recordId, revision, state = draft }) {
      saved = state;
      loaded = null;
      record = { recordId, revision };
      if (newerCopy && newerCopy.revision <= revision) newerCopy = null;
      changed();
    },
    toProperties: () => propertiesOf(catalogue, draft),
    toSaved: () => ({
      ...(record ?? { recordId: '', revision: 0 }),
      properties: propertiesOf(catalogue, draft),
      mode: hasOwnMode ? draft.mode : null,
      ...companionsOf(catalogue, draft),
      dropped: [],
    }),
    replaceCatalogue(next) {
      catalogue = next;
      resolved = null;
      if (loaded && !gesture && sameState(draft, saved)) follow(loaded);
      else changed();
    },
  };
  return engine;
}
