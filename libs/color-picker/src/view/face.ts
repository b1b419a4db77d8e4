import type { AlphaMode, ColorFormat, Gamut, PickerColor } from '@genmaster/color';
import type { FieldAnswer } from '../color-fields/field-text.ts';
import type { ContrastAgainst } from '../contrast-area/contrast-against.ts';
import type { ContrastVerdict } from '../contrast-readout/judge-contrast.ts';
import type { SliderChannel } from '../color-slider/slider-channels.ts';
import type { ColorPickerLabels } from '../labels/labels.ts';
import type { PickerState } from '../picker-store/picker-state.ts';
import type { PickerStore } from '../picker-store/picker-store.ts';
import type { ColorMode, ColorToken } from '../picker-store/store-options.ts';
import type { AreaPosition, Plane, PlaneName } from '../planes/planes.ts';
import type { Tree, TreeElement } from './tree.ts';

/** Settings of a picker, from a React host's props or from an element's attributes. */
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
  readonly presetLabel: string | null | undefined;
  readonly emptyPresetsText: string | null | undefined;
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
  /** Extra content at the end of the panel, such as the colour's name. */
  readonly extras?: ((face: Face) => readonly Tree[]) | undefined;
  readonly contrast: ContrastAgainst | null;
  readonly setFormat: (format: ColorFormat) => void;
  readonly setPlane: (plane: PlaneName) => void;
  readonly setPresets: (presets: string[]) => void;
  readonly accept: () => void;
  readonly revert: () => void;
  /** Additional action of Enter in a field, after the typing ends: in a popup it accepts the choice. */
  readonly enter?: (() => void) | undefined;
}

/** State of a picker's interface in addition to the colour. */
export interface FaceMemory {
  /** Draft and validation result of each field that is being typed in. */
  readonly drafts: Readonly<Record<string, { readonly draft: string; readonly answer: FieldAnswer }>>;
  readonly error: string;
  /** Whether the remove buttons of the presets are shown. */
  readonly isEditing: boolean;
  /** Whether drags stay where contrast passes; null until the user decides. */
  readonly isHeld: boolean | null;
  readonly copied: string;
  /** Contrast features, once they are loaded. */
  readonly contrast: ContrastParts | null;
  /** Features for colours beyond sRGB, once they are loaded. */
  readonly wide: WideParts | null;
  readonly hasEyeDropper: boolean;
}

/** State to render: the colour, throttled while it moves, and the state of the interface. */
export interface FaceSnapshot {
  readonly state: PickerState;
  readonly memory: FaceMemory;
}

/** Input of every function that renders a part of a picker. */
export interface Face extends FaceSnapshot {
  readonly view: PickerView;
  readonly settings: PickerSettings;
}

/** Interface state of one picker, independent of its renderer. */
export interface PickerView {
  readonly store: PickerStore;
  /** Returns the current settings, which may be newer than those that a part was rendered with. */
  settings(): PickerSettings;
  configure(settings: PickerSettings): void;
  change(memory: Partial<FaceMemory>): void;
  memory(): FaceMemory;
  /** Creates a value once and returns the same value for the same name. */
  keep<Kept>(name: string, make: () => Kept): Kept;
  subscribe(listener: () => void): () => void;
  /** Returns the same object until the rendered state changes. */
  snapshot(): FaceSnapshot;
  /** Returns the snapshot of before the drag while a pointer moves the colour and nothing else changes. */
  restingSnapshot(): FaceSnapshot;
  /** Returns a signal that is aborted with the picker, or by the next signal of this name. */
  signal(name: string): AbortSignal;
  /** Aborts every signal, because the picker goes. */
  abort(): void;
  /** Whether a pointer is moving the colour. */
  isDragging: boolean;
  /** Position at which the area's thumb was first rendered; later positions are relative to it. */
  readonly thumb: { at?: AreaPosition };
}

/** Contrast features, in a file that loads with the first picker that has a contrast. */
export interface ContrastParts {
  /** Returns the limits drawn in the area. */
  limitTrees(view: PickerView): TreeElement[];
  /**
   * Judges the contrast of the colour; null when one of the two colours is missing. While a panel is rendered, its own
   * settings are newer than those of the view.
   */
  judge(view: PickerView, settings?: PickerSettings): ContrastVerdict | null;
  /** Returns the nearest colour in the area that passes. */
  hold(view: PickerView, color: PickerColor): PickerColor;
  /** Changes the colour to the nearest one that passes; returns false if there is none. */
  mend(view: PickerView): boolean;
  /** Returns the contrast ratio as text. */
  ratioText(view: PickerView): string;
}

/** Features beyond sRGB, in a file that loads with the first picker that needs them. */
export interface WideParts {
  /** The OKLCH plane, and its hue slider. */
  readonly plane: Plane;
  readonly hue: SliderChannel;
  readonly planeTree: (face: Face) => TreeElement;
  readonly gamutRowTree: (face: Face) => TreeElement;
}
