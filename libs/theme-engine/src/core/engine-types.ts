import type { FieldResult } from './field-value.ts';
import type { ResolvedTheme, ThemeContrast } from './resolve-theme.ts';
import type { SavedTheme } from './saved-theme.ts';
import type { StepName, ThemeCatalogue, ThemeMode } from './theme-catalogue.ts';
import type { DroppedValue, ThemeProperties } from './theme-envelope.ts';
import type { ThemeState } from './theme-state.ts';

/** Position of the menu. The API writes `left` as `1` and `top` as `2`. */
export type MenuPosition = 'left' | 'top';

/** Id and revision of the row that stores the saved state. */
export interface ThemeRecord {
  readonly recordId: string;
  readonly revision: number;
}

/** State of a `ThemeCore`: the draft, the resolved theme, and the fields that differ from the scheme. */
export interface CoreSnapshot {
  readonly draft: ThemeState;
  readonly resolved: ResolvedTheme;
  /** Contrast of the resolved theme. A preference of the user, not part of the theme, and never saved with it. */
  readonly contrast: ThemeContrast;
  /** Ids of the fields that differ from the scheme in this mode. */
  readonly changedFields: ReadonlySet<string>;
  /**
   * Ids of the colours that are not set in this mode but differ from the scheme: they come from another mode, or were
   * adjusted to be readable.
   */
  readonly derivedFields: ReadonlySet<string>;
  /** The saved state, if the store keeps one. `chooseTheme` keeps its scheme if the new theme has it. */
  readonly saved?: ThemeState;
}

/** State of a `ThemeEngine`. The same object until something changes. */
export interface ThemeSnapshot extends CoreSnapshot {
  readonly saved: ThemeState;
  /**
   * The mode that the user chose; `null` while that of a device or project applies. Until it is committed, an open
   * gesture does not change it.
   */
  readonly ownMode: ThemeMode | null;
  readonly isDirty: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Name of the last step. While a gesture is open that has changed anything, `undo` takes that back first. */
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
  /** A saved copy that arrived while there were unsaved edits. */
  readonly newerCopy: SavedTheme | null;
  /** The row to save to, if known. */
  readonly record: ThemeRecord | null;
  /** The copy from which the saved state was read, or as which it was stored. */
  readonly stored: SavedTheme | null;
}

/** The undo history with the redo steps, oldest first. */
export interface ThemeSteps {
  readonly steps: readonly ThemeStep[];
  /** Index of the current step. The steps after it were undone. */
  readonly at: number;
}

/** A past state, the current state, or an undone one. */
export interface ThemeStep {
  /** Name of the step that led to the state, in the current language; `null` for the first. */
  readonly label: string | null;
  readonly state: ThemeState;
  /** The mode that the user had chosen; `null` where that of a device or project applied. */
  readonly ownMode: ThemeMode | null;
  /** Whether it is equal to the saved state. */
  readonly isSaved: boolean;
}

/** Result of loading a saved copy. */
export interface LoadReport {
  readonly outcome: 'applied' | 'kept-edits' | 'unchanged' | 'older' | 'unreadable';
  readonly dropped: readonly DroppedValue[];
}

/** Store of a theme: choices, fields, gestures and subscriptions. */
export interface ThemeCore<Snapshot extends CoreSnapshot = CoreSnapshot> {
  readonly catalogue: ThemeCatalogue;
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): () => void;
  /** Calls the listener only when the selected value changes. Returns a function that unsubscribes. */
  select<T>(selector: (snapshot: Snapshot) => T, listener: (value: T) => void): () => void;
  /** Selects a theme and a scheme of it. Choosing the current theme changes nothing. Unknown ids are rejected. */
  chooseTheme(id: string): FieldResult;
  /** Selects a scheme and its theme. Removes the user's colours; sizes, fonts and icons stay. */
  chooseScheme(code: string): FieldResult;
  /** Selects a mode. It lasts when a device or project suggests another, even if it was already shown. */
  chooseMode(mode: ThemeMode): FieldResult;
  chooseBackground(id: string): FieldResult;
  /** Sets the contrast preference. Adds no undo step and nothing to save. */
  setContrast(contrast: ThemeContrast): void;
  /** Sets the menu position. Also accepts the `1` and `2` of the API for `left` and `top`. */
  chooseMenuPosition(position: MenuPosition | '1' | '2' | (string & {})): FieldResult;
  /** Sets the dashboard: `1` is the first one, any other text or number the second. */
  chooseDashboard(dashboard: string): FieldResult;
  /** Parses and stores a value; a colour for the given mode, by default the current one. Rejects invalid values. */
  setField(fieldId: string, value: string | number, mode?: ThemeMode): FieldResult;
  /** Returns the current value: a colour or size as printed, a font or icon as the value of its option. */
  valueOf(fieldId: string): string;
  resetField(fieldId: string): void;
  /**
   * Starts a gesture: its changes show at once and become one undo step on `commit`.
   *
   * The id of a field stands for its label. Any other text is a step name, which the catalogue's `steps` can translate;
   * `{name}` in it is replaced by the label of `fieldId`. Both are looked up when the name is shown, so that it is in
   * the current language of the catalogue.
   *
   * @example
   * engine.begin('Repair {name}', 'text-link');
   */
  begin(step: StepName, fieldId?: string): void;
  commit(): void;
  /** Ends the open gesture and restores the state before it. */
  cancel(): void;
  /** Replaces the catalogue, for example when the schemes of a project have loaded. */
  replaceCatalogue(catalogue: ThemeCatalogue): void;
}

/** Store of the theme that is edited and shown: the core, plus undo and saved copies. */
export interface ThemeEngine extends ThemeCore<ThemeSnapshot> {
  /** Returns the snapshot of a prerendered page: the state before anything was loaded or chosen. */
  getInitialSnapshot(): ThemeSnapshot;
  /** Shows the mode of a project if the user chose none. Adds no undo step and nothing to save. */
  suggestMode(mode: ThemeMode): void;
  /** Follows the mode of the device and clears the mode that the user chose. */
  followMode(mode: ThemeMode): void;
  resetSection(sectionId: string): void;
  /** Selects the defaults of the catalogue, in the mode of the device or project, without a mode of the user's own. */
  resetEverything(): void;
  /** Selects the first theme and scheme and removes the user's colours. Everything else stays. */
  applyDefaultChanges(): void;
  undo(): void;
  redo(): void;
  /** Lists the undo history. An open gesture is not part of it. */
  listSteps(): ThemeSteps;
  /** Goes to a step of that list, as if by undo and redo. */
  goToStep(at: number): void;
  /**
   * Restores the history of an earlier visit, unless there is a history already.
   *
   * If the current state is one of the steps, it becomes the current step; otherwise it is added as the last step.
   * Steps with an unknown choice are dropped, as are invalid values of fields. A step without a mode of the user's own
   * shows that of the device or project; of steps that do not say, those in another mode than the first have one.
   */
  restoreSteps(steps: readonly (Pick<ThemeStep, 'label' | 'state'> & Partial<Pick<ThemeStep, 'ownMode'>>)[]): void;
  /** Discards the unsaved edits as one undoable step; shows the newer copy if there is one, else the saved state. */
  resetToSaved(): void;
  /** Shows the saved state in a gesture; `cancel` restores the unsaved edits. */
  showSaved(): void;
  /** Loads a saved copy, unless there are unsaved edits or the copy is not newer. */
  loadSaved(saved: SavedTheme): LoadReport;
  /** Shows edits that were never stored as unsaved edits; with `step`, in a gesture of that name. */
  restoreDraft(copy: SavedTheme, step?: StepName): LoadReport;
  takeNewerCopy(): void;
  /** Keeps the edits; the next save overwrites the newer copy. */
  dismissNewerCopy(): void;
  /**
   * Marks a state as saved, after the storage has confirmed it.
   *
   * Pass `state` if editing continued during the save, and `copy` if more was stored than the engine had written.
   */
  markSaved(saved: ThemeRecord & { readonly state?: ThemeState; readonly copy?: SavedTheme }): void;
  toProperties(): ThemeProperties;
  /** Returns the draft as a copy to store, including the data that the seven properties have no place for. */
  toSaved(): SavedTheme;
}

export interface ThemeCoreOptions {
  readonly catalogue: ThemeCatalogue;
  /**
   * Initial draft and saved state. A scheme without a theme selects its own theme; a value that the catalogue does not
   * accept is left out. Throws for a mode that does not exist.
   *
   * @default the catalogue's first theme and scheme, in light mode
   */
  readonly initial?: Partial<ThemeState> | undefined;
}

export interface ThemeEngineOptions extends ThemeCoreOptions {
  /** Maximum number of undo steps. @default 100 */
  readonly historyLimit?: number | undefined;
}
