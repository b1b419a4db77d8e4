import type { ReactNode } from 'react';
import type { ContrastAgainst } from '../contrast-area/contrast-against.ts';
import type { ColorDetails } from '../picker-store/store-options.ts';
import type { ColorPickerLabels } from '../labels/labels.ts';
import type { ColorPickerOptions } from '../use-color-picker/picker-options.ts';

/** Props shared by every picker, inline or popup. */
export interface PickerPanelProps extends ColorPickerOptions {
  /** Leaves out the text fields and the format buttons. @default false */
  hideFields?: boolean | undefined;
  /** Preset colours, as CSS texts. Set it to control the list. */
  presets?: readonly string[] | undefined;
  /** Initial presets of a picker with an uncontrolled list. */
  defaultPresets?: readonly string[] | undefined;
  /** Fires when the user adds or removes a preset. */
  onPresetsChange?: ((details: { presets: string[] }) => void) | undefined;
  /** Heading of the presets. @default 'Preset colors' */
  presetLabel?: string | undefined;
  /** Level of the headings inside the picker. @default 3 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /**
   * Colour to compare with. The area shows where AA, AAA and the advice of APCA begin. A row shows the contrast and
   * fixes a failing colour, as does the key N. A switch keeps drags on the side that passes; `hold` is its initial
   * state.
   */
  contrast?: ContrastAgainst | undefined;
  /** Shows a button that clears the colour, which makes the value empty. @default false */
  clearable?: boolean | undefined;
  /** Whether a form needs a colour. @default false */
  required?: boolean | undefined;
  /** Error message for the value, shown under the fields and reported to the surrounding form. */
  validationMessage?: string | undefined;
  /** Text shown while presets can be added and there are none. @default 'No colors added' */
  emptyPresetsText?: string | undefined;
  /** Maximum number of presets up to which the user can add more; a longer list is shown in full. @default 6 */
  presetLimit?: number | undefined;
  /** Recently chosen colours, newest first. Set it to control the list. */
  recent?: readonly string[] | undefined;
  /** Keeps and shows recently chosen colours. @default true when `recent` or `onRecentChange` is given */
  showRecent?: boolean | undefined;
  /** Fires when a chosen colour becomes the newest one in the list. */
  onRecentChange?: ((details: { recent: string[] }) => void) | undefined;
  /** Shows tints and shades of the current colour. @default false */
  showShades?: boolean | undefined;
  /** Shows the nearest CSS colour name. @default false */
  showName?: boolean | undefined;
  /** Lets the user add and remove presets. @default true when `onPresetsChange` is given */
  showAddButton?: boolean | undefined;
  /** Offers the browser's eyedropper where it is supported. @default true */
  eyeDropper?: boolean | undefined;
  /** Shows OK and Cancel. @default true in a popup, false inline */
  showButtons?: boolean | undefined;
  /** Fires when the choice is accepted. */
  onSelect?: ((details: ColorDetails) => void) | undefined;
  /** Fires when the choice is cancelled; the value from before has been restored by then. */
  onCancel?: (() => void) | undefined;
  /** Texts to replace, for another language or wording. */
  labels?: Partial<ColorPickerLabels> | undefined;
  /** Shows the colour without letting the user change it. @default false */
  disabled?: boolean | undefined;
  /** Width, in CSS pixels or as a CSS length. @default 230 */
  width?: number | string | undefined;
  /** Minimum height; content that needs more makes the picker higher. @default 320 */
  height?: number | string | undefined;
  /** More content at the end of the panel, such as `ContrastReadout`, `CopyColor` or further `PresetColors`. */
  children?: ReactNode | undefined;
}

/** Options shared by the parts of a popover: its value, its format and its texts. */
export type RootOptions = ColorPickerOptions &
  Pick<PickerPanelProps, 'onSelect' | 'onCancel' | 'labels' | 'disabled' | 'required' | 'validationMessage'>;

/**
 * The place of each prop: the content of a picker, or its root, which shares it with the content. What is for the store
 * alone changes with every move of a drag, and is not passed to the content so that it need not render.
 *
 * Records, so that the compiler reports a prop that is missing here.
 */
const placeOf: Record<keyof RootOptions, 'store' | 'root'> &
  Record<Exclude<keyof PickerPanelProps, keyof RootOptions>, 'content'> = {
  value: 'store',
  defaultValue: 'store',
  fallbackColor: 'store',
  onValueChange: 'store',
  onValueCommit: 'store',
  onSelect: 'store',
  onCancel: 'store',
  outputFormat: 'root',
  format: 'root',
  defaultFormat: 'root',
  onFormatChange: 'root',
  formats: 'root',
  rememberFormat: 'root',
  plane: 'root',
  defaultPlane: 'root',
  planes: 'root',
  onPlaneChange: 'root',
  gamut: 'root',
  tokens: 'root',
  alphaMode: 'root',
  colorMode: 'root',
  cmyk: 'root',
  labels: 'root',
  disabled: 'root',
  required: 'root',
  validationMessage: 'root',
  hideFields: 'content',
  presets: 'content',
  defaultPresets: 'content',
  onPresetsChange: 'content',
  presetLabel: 'content',
  recent: 'content',
  showRecent: 'content',
  onRecentChange: 'content',
  showShades: 'content',
  showName: 'content',
  headingLevel: 'content',
  contrast: 'content',
  clearable: 'content',
  emptyPresetsText: 'content',
  presetLimit: 'content',
  showAddButton: 'content',
  eyeDropper: 'content',
  showButtons: 'content',
  width: 'content',
  height: 'content',
  children: 'content',
};

/** Splits the props of a picker into those of its panel and those of the root element. The store takes all of them. */
export function splitPanelProps<Props extends PickerPanelProps>(
  props: Props,
): [panel: PickerPanelProps, rest: Omit<Props, keyof PickerPanelProps>] {
  const panel: Partial<Props> = {};
  const rest: Partial<Props> = {};
  for (const name in props) {
    const place = placeOf[name as keyof PickerPanelProps];
    if (place !== 'store') (place ? panel : rest)[name] = props[name];
  }
  return [panel as PickerPanelProps, rest as Props];
}

/** Splits the props of a popover's root into the options that its parts share and the rest. */
export function splitRootProps<Props extends RootOptions>(
  props: Props,
): [options: RootOptions, rest: Omit<Props, keyof RootOptions>] {
  const options: Partial<Props> = {};
  const rest: Partial<Props> = {};
  for (const name in props) {
    const place = placeOf[name as keyof PickerPanelProps];
    (place && place !== 'content' ? options : rest)[name] = props[name];
  }
  return [options, rest as Props];
}
