import type { CoreSnapshot, ThemeCore, ThemeCoreOptions } from './engine-types.ts';
import { printFieldValue, refusalOf } from './field-value.ts';
import { resolveTheme, resolveValues, type ResolvedTheme } from './resolve-theme.ts';
import {
  fieldsOf,
  findField,
  pick,
  resolveScheme,
  type ColorScheme,
  type StepName,
  type ThemeCatalogue,
  type ThemeField,
} from './theme-catalogue.ts';
import {
  changedFieldsOf,
  defaultState,
  layerOf,
  sameState,
  withoutColors,
  withoutField,
  withOverride,
  type ThemeState,
} from './theme-state.ts';
import type { StepLabel } from './theme-history.ts';
import { watchValue } from './watch-value.ts';

/**
 * Creates the smallest theme store: choices, fields and gestures, without undo and without stored copies.
 *
 * For a page that only shows a theme and lets a few things be changed. `createThemeEngine` is this and the rest.
 *
 * @example
 * const core = createThemeCore({ catalogue: defaultCatalogue });
 * projectTheme(core, { document });
 * core.chooseMode('dark');
 */
export const createThemeCore = (options: ThemeCoreOptions): ThemeCore =>
  buildCore<CoreSnapshot>(options, { record: () => {}, more: () => ({}) })[0];

type OwnKey = 'draft' | 'resolved' | 'changedFields';

/** What an engine adds to the core. */
interface CoreParts<More> {
  /** A gesture has ended that changed something. */
  readonly record: (label: StepLabel, before: ThemeState) => void;
  /** What else its snapshots hold. */
  readonly more: (draft: ThemeState) => More;
}

/** What an engine does to the core’s state, past its verbs. */
interface CoreHands {
  readonly draft: () => ThemeState;
  /** Shows a state and records nothing. */
  readonly show: (state: ThemeState) => void;
  /** Shows a state as a step of its own, or as part of the open gesture. */
  readonly apply: (step: StepName, change: Partial<ThemeState>, name?: StepLabel) => void;
  /** What a step is called in the language of the moment. */
  readonly stepText: (step: StepName, name?: StepLabel) => string;
  /** Tells everybody that the snapshot is another one. */
  readonly changed: () => void;
  /** Rewrites the draft, and what an open gesture would go back to. Tells nobody. */
  readonly rewrite: (change: (state: ThemeState) => ThemeState) => void;
  /** Takes another catalogue. Tells nobody. */
  readonly setCatalogue: (next: ThemeCatalogue) => void;
  readonly hasGesture: () => boolean;
}

/** Builds the core around what an engine adds to it. */
export function buildCore<Snapshot extends CoreSnapshot>(
  options: ThemeCoreOptions,
  { record, more }: CoreParts<Omit<Snapshot, OwnKey>>,
): [core: ThemeCore<Snapshot>, hands: CoreHands] {
  let catalogue: ThemeCatalogue = options.catalogue;
  let draft: ThemeState = { ...defaultState(catalogue), ...options.initial };
  let gesture: { label: StepLabel; before: ThemeState } | null = null;
  let snapshot: Snapshot | null = null;
  let resolved: { of: ThemeState; theme: ResolvedTheme } | null = null;
  const listeners = new Set<() => void>();

  const changed = () => {
    snapshot = null;
    for (const listener of [...listeners]) listener();
  };
  const show = (state: ThemeState) => {
    draft = state;
    changed();
  };
  const apply = (label: StepLabel, next: ThemeState) => {
    if (sameState(draft, next)) return;
    if (!gesture) record(label, draft);
    show(next);
  };
  const stepText: CoreHands['stepText'] = (step, name) => (catalogue.steps?.[step] ?? step).replace('{name}', name!);
  const choose: CoreHands['apply'] = (step, choice, name) => apply(() => stepText(step, name), { ...draft, ...choice });
  const moveTo = (named: () => { name: string }, { themeId, code }: ColorScheme) =>
    apply(() => named().name, withoutColors({ ...draft, themeId, schemeCode: code }));
  const fieldOf = (id: string): ThemeField => pick(fieldsOf(catalogue), 'id', id);
  const nameOf = (id: string) => () => fieldOf(id).label;
  const takeSnapshot = (): Snapshot => {
    if (resolved?.of !== draft) resolved = { of: draft, theme: resolveTheme(catalogue, draft) };
    const changedFields = new Set(changedFieldsOf(draft));
    return { draft, resolved: resolved.theme, changedFields, ...more(draft) } as unknown as Snapshot;
  };

  const core: ThemeCore<Snapshot> = {
    get catalogue() {
      return catalogue;
    },
    getSnapshot: () => (snapshot ??= takeSnapshot()),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    select: (selector, listener) => watchValue(core, selector, listener),
    chooseTheme(id) {
      const find = () => pick(catalogue.themes, 'id', id);
      if (find().id === draft.themeId) return;
      moveTo(find, resolveScheme(catalogue, { themeId: id, savedScheme: core.getSnapshot().saved?.schemeCode ?? '' }));
    },
    chooseScheme(code) {
      const find = () => pick(catalogue.schemes, 'code', code);
      moveTo(find, find());
    },
    chooseMode: (mode) => choose('Mode', { mode }),
    chooseBackground(name) {
      const find = () => pick(catalogue.backgrounds, 'id', name.toLowerCase());
      apply(() => find().label, { ...draft, background: find().id });
    },
    chooseMenuPosition(position) {
      if (position) choose('Menu position', { menuPosition: position === '1' ? '1' : '2' });
    },
    chooseDashboard: (dashboard) => choose('Dashboard', { dashboard: dashboard === '1' ? '1' : '2' }),
    setField(id, input) {
      const field = fieldOf(id);
      const value = printFieldValue(field, input);
      if (value === null) return { ok: false, reason: refusalOf(field) };
      const layer = layerOf(draft.mode, field);
      const plain = withOverride(draft, layer, id, null);
      const isPlain = resolveValues(catalogue, plain)[field.variable] === value;
      apply(nameOf(id), isPlain ? plain : withOverride(draft, layer, id, value));
      return { ok: true, value };
    },
    valueOf: (id) => resolveValues(catalogue, draft)[fieldOf(id).variable] ?? '',
    resetField: (id) => choose('Reset {name}', withoutField(draft, fieldOf(id)), nameOf(id)),
    begin(step, fieldId) {
      core.commit();
      gesture = { label: () => findField(catalogue, step)?.label ?? stepText(step, nameOf(fieldId!)), before: draft };
      changed();
    },
    commit() {
      if (!gesture) return;
      const { label, before } = gesture;
      gesture = null;
      if (!sameState(before, draft)) record(label, before);
      changed();
    },
    cancel() {
      if (!gesture) return;
      const { before } = gesture;
      gesture = null;
      show(before);
    },
    replaceCatalogue(next) {
      hands.setCatalogue(next);
      changed();
    },
  };
  const hands: CoreHands = {
    draft: () => draft,
    show,
    apply: choose,
    stepText,
    changed,
    rewrite(change) {
      draft = change(draft);
      if (gesture) gesture.before = change(gesture.before);
    },
    setCatalogue(next) {
      catalogue = next;
      resolved = null;
    },
    hasGesture: () => !!gesture,
  };
  return [core, hands];
}
