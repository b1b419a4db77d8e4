import type { FieldResult } from './field-value.ts';
import type { ResolvedTheme } from './resolve-theme.ts';
import type { SavedTheme } from './saved-theme.ts';
import type { StepName, ThemeCatalogue, ThemeMode } from './theme-catalogue.ts';
import type { DroppedValue, ThemeProperties } from './theme-envelope.ts';
import type { ThemeState } from './theme-state.ts';

/** The stored row that the saved state stands in. */
export interface ThemeRecord {
  readonly recordId: string;
  readonly revision: number;
}

/** What is shown, and what of it is the user's own. */
export interface CoreSnapshot {
  readonly draft: ThemeState;
  readonly resolved: ResolvedTheme;
  /** Ids of the fields that differ from the scheme in this mode. */
  readonly changedFields: ReadonlySet<string>;
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
  /** Moves to a theme, and to its scheme. The theme in use stays as it is. */
  chooseTheme(id: string): void;
  /** Moves to a scheme and its theme. Own colours go; sizes, fonts and icons stay. */
  chooseScheme(code: string): void;
  chooseMode(mode: ThemeMode): void;
  chooseBackground(id: string): void;
  /** `1` is the side menu, any other value the top menu. No value has no effect. */
  chooseMenuPosition(position: string): void;
  chooseDashboard(dashboard: string): void;
  /** Reads, prints and keeps a value. A refused one changes nothing. */
  setField(fieldId: string, value: string | number): FieldResult;
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
  resetToSaved(): void;
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
