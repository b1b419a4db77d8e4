import type { FieldResult } from './field-value.ts';
import type { ResolvedTheme, ThemeContrast } from './resolve-theme.ts';
import type { SavedTheme } from './saved-theme.ts';
import type { StepName, ThemeCatalogue, ThemeMode } from './theme-catalogue.ts';
import type { DroppedValue, ThemeProperties } from './theme-envelope.ts';
import type { ThemeState } from './theme-state.ts';

/** Where the menu stands. On the wire `left` is `1` and `top` is `2`. */
export type MenuPosition = 'left' | 'top';

/** The stored row that the saved state stands in. */
export interface ThemeRecord {
  readonly recordId: string;
  readonly revision: number;
}

/** What is shown, and what of it is the user's own. */
export interface CoreSnapshot {
  readonly draft: ThemeState;
  readonly resolved: ResolvedTheme;
  /** How much contrast what is shown has. No part of the theme: it is the person’s, and never stored with it. */
  readonly contrast: ThemeContrast;
  /** Ids of the fields that differ from the scheme in this mode. */
  readonly changedFields: ReadonlySet<string>;
  /**
   * Ids of the colours that nobody set in this mode and that differ from the scheme all the same: they come from a
   * choice in another mode, or moved so that it can be read.
   */
  readonly derivedFields: ReadonlySet<string>;
  /** What is stored, where somebody keeps that. A theme that is moved to keeps its scheme where it has it. */
  readonly saved?: ThemeState;
}

/** Everything a view can show. The same object until something changed. */
export interface ThemeSnapshot extends CoreSnapshot {
  readonly saved: ThemeState;
  readonly isDirty: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undoLabel: string | null;
  readonly redoLabel: string | null;
  /** A stored copy that arrived while there were unsaved edits. */
  readonly newerCopy: SavedTheme | null;
  /** The row to save into, once one is known. */
  readonly record: ThemeRecord | null;
  /** The copy that the saved state was read from, or stored as. */
  readonly stored: SavedTheme | null;
}

/** Everything that was done and can be gone back to, the oldest first. */
export interface ThemeSteps {
  readonly steps: readonly ThemeStep[];
  /** Which of them is the present one. What comes after it was undone. */
  readonly at: number;
}

/** A state of the past, the present, or what was undone. */
export interface ThemeStep {
  /** What led to it, in the language of the moment; `null` for the first. */
  readonly label: string | null;
  readonly state: ThemeState;
  /** Whether it is what is saved. */
  readonly isSaved: boolean;
}

/** What became of a stored copy. */
export interface LoadReport {
  readonly outcome: 'applied' | 'kept-edits' | 'unchanged' | 'older' | 'unreadable';
  readonly dropped: readonly DroppedValue[];
}

/** A theme that can be changed and watched: choices, fields and gestures. */
export interface ThemeCore<Snapshot extends CoreSnapshot = CoreSnapshot> {
  readonly catalogue: ThemeCatalogue;
  getSnapshot(): Snapshot;
  subscribe(listener: () => void): () => void;
  /** Calls back only when the selected value changed. */
  select<T>(selector: (snapshot: Snapshot) => T, listener: (value: T) => void): () => void;
  /** Moves to a theme, and to its scheme. The theme in use stays as it is. Like every choice, judged: an unknown one is refused. */
  chooseTheme(id: string): FieldResult;
  /** Moves to a scheme and its theme. Own colours go; sizes, fonts and icons stay. */
  chooseScheme(code: string): FieldResult;
  chooseMode(mode: ThemeMode): FieldResult;
  chooseBackground(id: string): FieldResult;
  /** Shows the theme with more contrast, or as it is. No undo entry, nothing to save. */
  setContrast(contrast: ThemeContrast): void;
  /** The wire’s `1` and `2` are taken for `left` and `top`. */
  chooseMenuPosition(position: MenuPosition | '1' | '2' | (string & {})): FieldResult;
  /** `1` is the first dashboard, any other text or number the second. */
  chooseDashboard(dashboard: string): FieldResult;
  /** Reads, prints and keeps a value, a color for the mode in view or for the one that is named. A refused one changes nothing. */
  setField(fieldId: string, value: string | number, mode?: ThemeMode): FieldResult;
  /** The value in use: a colour or size as printed, a font or icon as its option. */
  valueOf(fieldId: string): string;
  resetField(fieldId: string): void;
  /**
   * Opens a gesture: changes show at once and become one undo entry on `commit`.
   *
   * The id of a field stands for its name; any other text is a name that the catalogue’s `steps` may translate, with
   * the field’s name for `{name}`. Either is looked up when it is shown, in whatever language the catalogue has by then.
   *
   * @example
   * engine.begin('Repair {name}', 'text-link');
   */
  begin(step: StepName, fieldId?: string): void;
  commit(): void;
  /** Ends a gesture as if it had never been. */
  cancel(): void;
  /** Changes what can be chosen, for example when a project's own schemes arrive. */
  replaceCatalogue(catalogue: ThemeCatalogue): void;
}

/** The one home of the theme being edited and shown: the core, undo, and the copies that are stored. */
export interface ThemeEngine extends ThemeCore<ThemeSnapshot> {
  /** What a page that was rendered beforehand shows: the state before anything was loaded or chosen. */
  getInitialSnapshot(): ThemeSnapshot;
  /** Shows a project's mode to somebody who chose none. No undo entry, nothing to save. */
  suggestMode(mode: ThemeMode): void;
  /** Shows the mode of the device to somebody who asked to follow it: their own choice of a mode is given up. */
  followMode(mode: ThemeMode): void;
  resetSection(sectionId: string): void;
  resetEverything(): void;
  /** First theme, first scheme, no own colours. All else stays. */
  applyDefaultChanges(): void;
  undo(): void;
  redo(): void;
  /** Lists what undo and redo go through. An open gesture is no step yet. */
  listSteps(): ThemeSteps;
  /** Goes to a step of that list, as if by undo and redo. */
  goToStep(at: number): void;
  /**
   * Takes the steps of an earlier visit over, as far as none were made here yet.
   *
   * Where the present state is one of them, they go on from there; else it is one more step after them.
   */
  restoreSteps(steps: readonly Pick<ThemeStep, 'label' | 'state'>[]): void;
  /** Gives the unsaved edits up, as one undoable step: for a copy that waits beside them, else for what is saved. */
  resetToSaved(): void;
  /** Shows what is saved, in a gesture of its own: `cancel` brings the unsaved edits back. */
  showSaved(): void;
  /** Takes a stored copy over, unless there are unsaved edits or it is not newer. */
  loadSaved(saved: SavedTheme): LoadReport;
  /** Shows edits that were never stored, as unsaved edits. */
  restoreDraft(copy: SavedTheme): LoadReport;
  takeNewerCopy(): void;
  /** Keeps the edits; the next save replaces the newer copy. */
  dismissNewerCopy(): void;
  /**
   * Notes what the store has acknowledged.
   *
   * Pass `state` when edits went on meanwhile, and `copy` when more was stored than the engine had written.
   */
  markSaved(saved: ThemeRecord & { readonly state?: ThemeState; readonly copy?: SavedTheme }): void;
  toProperties(): ThemeProperties;
  /** The draft as a copy to store, with all that the seven properties cannot say. */
  toSaved(): SavedTheme;
}

export interface ThemeCoreOptions {
  readonly catalogue: ThemeCatalogue;
  /** Where the draft and the saved state start. @default the catalogue's first theme and scheme, in light mode */
  readonly initial?: Partial<ThemeState>;
}

export interface ThemeEngineOptions extends ThemeCoreOptions {
  /** Undo entries kept. @default 100 */
  readonly historyLimit?: number;
}
