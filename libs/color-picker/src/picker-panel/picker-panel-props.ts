import type { ReactNode } from 'react';
import type { ContrastAgainst } from '../contrast-area/contrast-against.ts';
import type { ColorDetails } from '../picker-store/picker-store.ts';
import type { ColorPickerLabels } from '../labels/labels.ts';
import type { ColorPickerOptions } from '../use-color-picker/picker-options.ts';

/** What every drawn picker takes, inline or popup. */
export interface PickerPanelProps extends ColorPickerOptions {
  /** Leaves out the text fields and the format buttons. @default false */
  hideFields?: boolean | undefined;
  /** Colours to choose from, as CSS texts. Give them to control the list. */
  presets?: readonly string[] | undefined;
  /** The first presets of a picker that keeps the list itself. */
  defaultPresets?: readonly string[] | undefined;
  /** Fires when a person adds or removes a preset. */
  onPresetsChange?: ((details: { presets: string[] }) => void) | undefined;
  /** The heading of the presets. @default 'Preset colors' */
  presetLabel?: string | undefined;
  /** The level of the headings inside the picker. @default 3 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * A colour to stand against: the area shows where AA, AAA and the advice of APCA begin, a row says how far the colour
   * is and mends it, as N does, and a switch holds drags on the side that passes; `hold` is where it begins.
   */
  contrast?: ContrastAgainst | undefined;
  /** Offers to take the colour away; the value is empty then. @default false */
  clearable?: boolean | undefined;
  /** Whether a form needs a colour. @default false */
  required?: boolean | undefined;
  /** What is wrong with the value, said under the fields and to the form around the picker. */
  validationMessage?: string | undefined;
  /** Shown when presets can be added and there are none. @default 'No colors added' */
  emptyPresetsText?: string | undefined;
  /** Up to how many presets a person can add; a longer list is shown whole. @default 6 */
  presetLimit?: number | undefined;
  /** Colours chosen lately, the latest first. Give them to control the list. */
  recent?: readonly string[] | undefined;
  /** Keeps and shows the colours chosen lately. @default true when `recent` or `onRecentChange` is given */
  showRecent?: boolean | undefined;
  /** Fires when a colour is chosen that becomes the latest one. */
  onRecentChange?: ((details: { recent: string[] }) => void) | undefined;
  /** Shows tints and shades of the present colour. @default false */
  showShades?: boolean | undefined;
  /** Says which CSS colour name looks nearest. @default false */
  showName?: boolean | undefined;
  /** Lets people add and remove presets. @default true when `onPresetsChange` is given */
  showAddButton?: boolean | undefined;
  /** Offers the browser's eyedropper where there is one. @default true */
  eyeDropper?: boolean | undefined;
  /** Shows OK and Cancel. @default true in a popup, false inline */
  showButtons?: boolean | undefined;
  /** Fires when the choice is accepted. */
  onSelect?: ((details: ColorDetails) => void) | undefined;
  /** Fires when the choice is given up; the value it began with has been restored by then. */
  onCancel?: (() => void) | undefined;
  /** Any of the picker's texts, in another language or wording. */
  labels?: Partial<ColorPickerLabels> | undefined;
  /** Shows the colour and lets nobody change it. @default false */
  disabled?: boolean | undefined;
  /** The width, in CSS pixels or as a CSS length. @default 230 */
  width?: number | string | undefined;
  /** The height to begin with; contents that need more get more. @default 320 */
  height?: number | string | undefined;
  /** More content at the end of the panel, such as `ContrastReadout`, `CopyColor` or further `PresetColors`. */
  children?: ReactNode;
}

// A record, so that the compiler asks for a line here when a prop is added above. False is what the model alone takes: it
// changes with every move of a drag, and is kept from the panel so that the panel need not render.
const isForPanel: Record<keyof PickerPanelProps, boolean> = {
  value: false,
  defaultValue: false,
  fallbackColor: false,
  onValueChange: false,
  onValueCommit: false,
  onSelect: false,
  onCancel: false,
  outputFormat: true,
  format: true,
  defaultFormat: true,
  onFormatChange: true,
  alphaMode: true,
  colorMode: true,
  cmyk: true,
  hideFields: true,
  presets: true,
  defaultPresets: true,
  onPresetsChange: true,
  presetLabel: true,
  formats: true,
  rememberFormat: true,
  plane: true,
  defaultPlane: true,
  planes: true,
  onPlaneChange: true,
  gamut: true,
  tokens: true,
  recent: true,
  showRecent: true,
  onRecentChange: true,
  showShades: true,
  showName: true,
  headingLevel: true,
  contrast: true,
  clearable: true,
  required: true,
  validationMessage: true,
  emptyPresetsText: true,
  presetLimit: true,
  showAddButton: true,
  eyeDropper: true,
  showButtons: true,
  labels: true,
  disabled: true,
  width: true,
  height: true,
  children: true,
};

/** Parts the props of a picker: what its panel reads, and what goes to the root element. The model takes them whole. */
export function splitPanelProps<Props extends PickerPanelProps>(
  props: Props,
): [panel: PickerPanelProps, rest: Omit<Props, keyof PickerPanelProps>] {
  const panel: Partial<Props> = {};
  const rest: Partial<Props> = {};
  for (const name in props) {
    const isPanel = isForPanel[name as keyof PickerPanelProps];
    if (isPanel !== false) (isPanel ? panel : rest)[name] = props[name];
  }
  return [panel as PickerPanelProps, rest as Props];
}
