import type { CoreSnapshot, ThemeCore, ThemeCoreOptions } from './engine-types.ts';
import { printFieldValue, refusalOf, refuseChoice, type FieldResult } from './field-value.ts';
import { textOf } from './text-of.ts';
import { isThemeMode, themeModes } from './theme-mode.ts';
import {
  derivedFieldsOf,
  resolveTheme,
  resolveValues,
  type ResolvedTheme,
  type ThemeContrast,
} from './resolve-theme.ts';
import {
  fieldsOf,
  findField,
  idsOf,
  resolveScheme,
  type ColorScheme,
  type StepName,
  type ThemeCatalogue,
} from './theme-catalogue.ts';
import {
  changedFieldsOf,
  hasOwnMode,
  layerOf,
  sameState,
  withoutColors,
  withoutField,
  withOverride,
  withOwnMode,
  type ThemeState,
} from './theme-state.ts';
import type { StepLabel } from './theme-history.ts';
import { watchValue } from './watch-value.ts';
import { checkCatalogue } from './check-catalogue.ts';
import { createListeners } from './create-listeners.ts';
import { needOptions } from './need.ts';
import { readInitialState } from './read-theme-state.ts';

/**
 * Creates the smallest theme store: choices, fields and gestures, without undo and without saved copies.
 *
 * For a page that only shows a theme and allows a few changes. `createThemeEngine` adds undo and saved copies.
 *
 * @example
 * const core = createThemeCore({ catalogue: defaultCatalogue });
 * projectTheme(core, { document });
 * core.chooseMode('dark');
 */
export const createThemeCore = (options: ThemeCoreOptions): ThemeCore =>
  buildCore<CoreSnapshot>(options, { record: () => {}, snapshotOf: (own) => own })[0];

/** Accepted menu positions: the digits of the API, and words for them. */
const menuPositions: ReadonlyMap<string, '1' | '2'> = new Map([
  ['left', '1'],
  ['top', '2'],
  ['1', '1'],
  ['2', '2'],
]);

/** Callbacks of an engine that extends the core. */
interface CoreParts<Snapshot> {
  /** Called when a gesture that changed something ends. */
  readonly record: (label: StepLabel, before: ThemeState) => void;
  /** Returns a snapshot of the engine: that of the core, with the engine's own fields. */
  readonly snapshotOf: (own: CoreSnapshot) => Snapshot;
}

/** Internal access to the core's state for an engine, beyond the public methods. */
interface CoreControls {
  readonly draft: () => ThemeState;
  /** Returns the state that remains if the open gesture is cancelled. */
  readonly kept: () => ThemeState;
  /** Shows a state without recording an undo step. */
  readonly show: (state: ThemeState) => void;
  /**
   * Shows a state as a separate undo step, or as part of the open gesture.
   *
   * The user's own mode stays as in the draft, unless the change records whether there is one.
   */
  readonly apply: (step: StepName, change: Partial<ThemeState>, name?: StepLabel) => void;
  /** Opens a gesture, after the open one has ended. Does not notify listeners. */
  readonly begin: (step: StepName, fieldId?: string) => void;
  /** Ends the open gesture and keeps its changes. Does not notify listeners. */
  readonly commit: () => void;
  /** Returns the name of a step in the current language. */
  readonly stepText: (step: StepName, name?: StepLabel) => string | undefined;
  /** Discards the cached snapshot and notifies all listeners. */
  readonly changed: () => void;
  /** Rewrites the draft and the state that an open gesture would restore. Does not notify listeners. */
  readonly rewrite: (change: (state: ThemeState) => ThemeState) => void;
  /** Replaces the catalogue. Does not notify listeners. */
  readonly setCatalogue: (next: ThemeCatalogue) => void;
  readonly hasGesture: () => boolean;
  /** Checks whether the open gesture has changed anything. */
  readonly hasPreview: () => boolean;
}

/** Creates the core with the extensions of an engine. */
export function buildCore<Snapshot extends CoreSnapshot>(
  options: ThemeCoreOptions,
  { record, snapshotOf }: CoreParts<Snapshot>,
): [core: ThemeCore<Snapshot>, controls: CoreControls] {
  let catalogue: ThemeCatalogue = checkCatalogue(needOptions(options).catalogue);
  let draft = withOwnMode(readInitialState(catalogue, options.initial), false);
  /** The draft before the open gesture, and the name of the gesture. */
  let before: ThemeState | null = null;
  let gesture: StepLabel;
  let snapshot: Snapshot | null = null;
  let contrast: ThemeContrast = 'normal';
  let resolved: ResolvedTheme;
  let resolvedOf: ThemeState | null = null;
  const listeners = createListeners();

  const changed = () => {
    snapshot = null;
    listeners.notify();
  };
  const show = (state: ThemeState) => {
    draft = state;
    changed();
  };
  const apply = (label: StepLabel, change: Partial<ThemeState>) => {
    const next = withOwnMode({ ...draft, ...change }, hasOwnMode(change) ?? hasOwnMode(draft));
    if (sameState(draft, next)) return;
    if (!before) record(label, draft);
    show(next);
  };
  const kept = () => before ?? draft;
  const hasPreview = () => !sameState(kept(), draft);
  const commit = () => {
    if (hasPreview()) record(gesture, kept());
    before = null;
  };
  const stepText: CoreControls['stepText'] = (step, name) => {
    const text = catalogue.steps?.[step] ?? step;
    if (!text.includes('{name}')) return text;
    const named = name?.();
    return named === undefined ? undefined : text.replace('{name}', () => named);
  };
  const choose: CoreControls['apply'] = (step, choice, name) => apply(() => stepText(step, name), choice);
  const moveTo = (named: () => { name: string } | undefined, { themeId, code }: ColorScheme) =>
    apply(() => named()?.name, withoutColors({ ...draft, themeId, schemeCode: code }));
  const nameOf = (id: string) => () => findField(catalogue, id)?.label;
  const done = (value: string): FieldResult => ({ ok: true, value });
  const takeSnapshot = (): Snapshot => {
    if (resolvedOf !== draft) resolved = resolveTheme(catalogue, draft, { contrast });
    resolvedOf = draft;
    return snapshotOf({
      draft,
      resolved,
      contrast,
      changedFields: new Set(changedFieldsOf(draft)),
      derivedFields: new Set(derivedFieldsOf(catalogue, draft, resolved)),
    });
  };

  const core: ThemeCore<Snapshot> = {
    get catalogue() {
      return catalogue;
    },
    getSnapshot: () => (snapshot ??= takeSnapshot()),
    subscribe: listeners.subscribe,
    select: (selector, listener) => watchValue(core, selector, listener),
    chooseTheme(id) {
      const find = () => catalogue.themes.find((theme) => theme.id === textOf(id));
      const theme = find();
      if (!theme) return refuseChoice('theme', id, idsOf(catalogue.themes));
      const savedScheme = core.getSnapshot().saved?.schemeCode ?? '';
      if (theme.id !== draft.themeId) moveTo(find, resolveScheme(catalogue, { themeId: theme.id, savedScheme }));
      return done(theme.id);
    },
    chooseScheme(code) {
      const find = () => catalogue.schemes.find((scheme) => scheme.code === textOf(code));
      const scheme = find();
      if (!scheme)
        return refuseChoice(
          'scheme',
          code,
          catalogue.schemes.map((known) => known.code),
        );
      moveTo(find, scheme);
      return done(scheme.code);
    },
    chooseMode(mode) {
      if (!isThemeMode(mode)) return refuseChoice('mode', mode, themeModes);
      choose('Mode', withOwnMode({ ...draft, mode }, true));
      return done(mode);
    },
    chooseBackground(id) {
      const wanted = textOf(id).toLowerCase();
      const find = () => catalogue.backgrounds.find((background) => background.id.toLowerCase() === wanted);
      const found = find();
      if (!found) return refuseChoice('background', id, idsOf(catalogue.backgrounds));
      apply(() => find()?.label, { background: found.id });
      return done(found.id);
    },
    setContrast(next) {
      if (next === contrast || (next !== 'normal' && next !== 'more')) return;
      contrast = next;
      resolvedOf = null;
      changed();
    },
    chooseMenuPosition(position) {
      const menuPosition = menuPositions.get(textOf(position));
      if (!menuPosition) return refuseChoice('menu position', position, ['left', 'top']);
      choose('Menu position', { menuPosition });
      return done(menuPosition);
    },
    chooseDashboard(input) {
      const text = textOf(input);
      if (text === '') return refuseChoice('dashboard', input, ['1', '2']);
      const dashboard = text === '1' ? '1' : '2';
      choose('Dashboard', { dashboard });
      return done(dashboard);
    },
    setField(id, input, mode = draft.mode) {
      const field = findField(catalogue, id);
      if (!field) return refuseChoice('field', id, idsOf(fieldsOf(catalogue)));
      const value = printFieldValue(field, input);
      if (value === null) return { ok: false, reason: refusalOf(field) };
      if (!isThemeMode(mode)) return refuseChoice('mode', mode, themeModes);
      const layer = layerOf(mode, field);
      const plain = withOverride(draft, layer, id, null);
      const isPlain = resolveValues(catalogue, { ...plain, mode })[field.variable] === value;
      apply(nameOf(id), isPlain ? plain : withOverride(draft, layer, id, value));
      return done(value);
    },
    valueOf: (id) => resolveValues(catalogue, draft)[findField(catalogue, id)?.variable ?? ''] ?? '',
    resetField(id) {
      const field = findField(catalogue, id);
      if (field) choose('Reset {name}', withoutField(draft, field), nameOf(id));
    },
    begin(name, fieldId) {
      controls.begin(name, fieldId);
      changed();
    },
    commit() {
      if (!before) return;
      commit();
      changed();
    },
    cancel() {
      draft = kept();
      core.commit();
    },
    replaceCatalogue(next) {
      controls.setCatalogue(next);
      changed();
    },
  };
  const controls: CoreControls = {
    draft: () => draft,
    kept,
    show,
    apply: choose,
    begin(name, fieldId) {
      const step = textOf(name);
      commit();
      gesture = () => findField(catalogue, step)?.label ?? stepText(step, nameOf(fieldId ?? ''));
      before = draft;
    },
    commit,
    stepText,
    changed,
    rewrite(change) {
      draft = change(draft);
      if (before) before = change(before);
    },
    setCatalogue(next) {
      catalogue = checkCatalogue(next);
      resolvedOf = null;
    },
    hasGesture: () => !!before,
    hasPreview,
  };
  return [core, controls];
}
