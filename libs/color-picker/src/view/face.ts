import type { AlphaMode, ColorFormat, Gamut, PickerColor } from '@genmaster/color';
import type { FieldAnswer } from '../color-fields/field-text.ts';
import type { ContrastAgainst } from '../contrast-area/contrast-against.ts';
import type { ContrastVerdict } from '../contrast-readout/judge-contrast.ts';
import type { ColorPickerLabels } from '../labels/labels.ts';
import type { ColorMode, ColorToken, PickerState, PickerStore } from '../picker-store/picker-store.ts';
import type { AreaPosition, PlaneName } from '../planes/planes.ts';
import type { Tree, TreeElement } from './tree.ts';

/** What the face of a picker is drawn by, wherever it stands: a React host's props or an element's attributes. */
export interface PickerSettings {
  readonly labels: ColorPickerLabels;
  readonly alphaMode: AlphaMode;
  readonly colorMode: ColorMode;
  readonly isDisabled: boolean;
  readonly format: ColorFormat;
  readonly formats: readonly ColorFormat[];
  readonly plane: PlaneName;
  readonly planes: readonly PlaneName[];
  readonly gamut: Gamut;
  readonly presets: readonly string[];
  readonly presetLabel?: string | undefined;
  readonly emptyPresetsText?: string | undefined;
  readonly presetLimit: number;
  readonly canEditPresets: boolean;
  readonly tokens: readonly ColorToken[];
  readonly recent: readonly string[];
  readonly showsShades: boolean;
  readonly showButtons: boolean;
  readonly hideFields: boolean;
  readonly hidesEyeDropper: boolean;
  readonly headingLevel: number;
  readonly canClear: boolean;
  readonly validationMessage: string;
  /** What stands at the end beside the colour, such as its name. */
  readonly extras?: ((face: Face) => readonly Tree[]) | undefined;
  readonly contrast: ContrastAgainst | null;
  readonly setFormat: (format: ColorFormat) => void;
  readonly setPlane: (plane: PlaneName) => void;
  readonly setPresets: (presets: string[]) => void;
  readonly accept: () => void;
  readonly revert: () => void;
  /** What Enter in a field does beside ending the typing: in a popup it accepts the choice. */
  readonly enter?: (() => void) | undefined;
}

/** What a face remembers beside the colour. */
export interface FaceMemory {
  /** What is being typed, and what is wrong with it, by field. */
  readonly drafts: Readonly<Record<string, { readonly draft: string; readonly answer: FieldAnswer }>>;
  readonly error: string;
  /** Whether the crosses on the presets are shown. */
  readonly isEditing: boolean;
  /** Whether drags are held where contrast passes; null while nobody has said. */
  readonly isHeld: boolean | null;
  readonly copied: string;
  /** What pickers with a contrast show, once it is loaded. */
  readonly contrast: ContrastParts | null;
  /** What pickers that reach beyond sRGB show, once it is loaded. */
  readonly wide: WideParts | null;
  readonly hasEyeDropper: boolean;
}

/** What is drawn now: the colour at a reader's pace, and what the face remembers. */
export interface FaceSnapshot {
  readonly state: PickerState;
  readonly memory: FaceMemory;
}

/** Everything that a part of the face is drawn from. */
export interface Face extends FaceSnapshot {
  readonly view: PickerView;
  readonly settings: PickerSettings;
}

/** The face of one picker, without anything that draws it. */
export interface PickerView {
  readonly store: PickerStore;
  /** The settings as they are now; what a part was drawn with may be older. */
  settings(): PickerSettings;
  configure(settings: PickerSettings): void;
  change(memory: Partial<FaceMemory>): void;
  memory(): FaceMemory;
  /** Makes something once and gives it again for the same name. */
  keep<Kept>(name: string, make: () => Kept): Kept;
  subscribe(listener: () => void): () => void;
  /** The same object until something that is drawn has changed. */
  snapshot(): FaceSnapshot;
  /** A signal that is aborted with the picker, or by `abort`. */
  signal(name: string): AbortSignal;
  abort(name?: string): void;
  /** Whether a pointer moves the colour. */
  isDragging: boolean;
  /** Where the thumb of the area was first drawn: it is moved from there. */
  readonly thumb: { at?: AreaPosition };
}

/** What a picker with a contrast shows and does, in a file that the first of them loads. */
export interface ContrastParts {
  /** The lines in the area. */
  limitTrees(view: PickerView): TreeElement[];
  /** Judges the colour; null when there is none to stand against. */
  judge(view: PickerView): ContrastVerdict | null;
  /** Gives the nearest colour in the area that passes. */
  hold(view: PickerView, color: PickerColor): PickerColor;
  /** Takes the nearest colour that passes; false when there is none. */
  mend(view: PickerView): boolean;
  /** The ratio as it is read out. */
  ratioText(view: PickerView): string;
}

/** What a picker that reaches beyond sRGB shows, in a file that the first of them loads. */
export interface WideParts {
  readonly planeTree: (face: Face) => TreeElement;
  readonly gamutRowTree: (face: Face) => TreeElement;
}
