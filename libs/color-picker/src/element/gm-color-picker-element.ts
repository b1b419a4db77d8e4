import type { ColorFormat } from '@genmaster/color';
import type { ColorPickerLabels } from '../labels/labels.ts';
import type { ColorDetails, ColorToken } from '../picker-store/store-options.ts';
import type { PlaneName } from '../planes/planes.ts';

/** Events of `<gm-color-picker>` by name, in addition to those of every element. */
export interface GmColorPickerEventMap extends HTMLElementEventMap {
  'value-change': CustomEvent<ColorDetails>;
  'value-commit': CustomEvent<ColorDetails>;
  select: CustomEvent<ColorDetails>;
  'format-change': CustomEvent<{ format: ColorFormat }>;
  'plane-change': CustomEvent<{ plane: PlaneName }>;
  'presets-change': CustomEvent<{ presets: readonly string[] }>;
  open: CustomEvent<null>;
  close: CustomEvent<null>;
  cancel: CustomEvent<null>;
}

/** Properties and methods of `<gm-color-picker>`. */
export interface GmColorPickerElement extends HTMLElement {
  /** The colour, as any CSS colour text. */
  value: string;
  /** Name under which a form submits the value; the attribute of the same name. */
  name: string;
  /** Whether the colour cannot be changed; the attribute of the same name. */
  disabled: boolean;
  /** Whether a form needs a colour; the attribute of the same name. */
  required: boolean;
  /** Colours to choose from. */
  presets: readonly string[];
  /** Colours with names, such as those of a theme; `value` may be the text of one. */
  tokens: readonly ColorToken[];
  /** Recently chosen colours, newest first; with the `recent` attribute the element keeps the list itself. */
  recent: readonly string[];
  /** The nearest CSS colour name. */
  readonly nearestName: string;
  /** Texts to replace, for another language or wording. */
  labels: Partial<ColorPickerLabels>;
  readonly form: HTMLFormElement | null;
  /** Validity state, as on every form control; it depends on `required` and `validation-message`. */
  readonly validity: ValidityState;
  readonly validationMessage: string;
  checkValidity(): boolean;
  reportValidity(): boolean;
  /** Whether a form asks for the validity: not while the element is disabled. */
  readonly willValidate: boolean;
  /** Keeps a form from being sent, with a message; an empty one lets it be sent again. */
  setCustomValidity(message: string): void;
  /** Clears the colour: the value is empty until another colour is chosen. */
  clear(): void;
  /** Opens the popup of a picker with the `popup` attribute. */
  show(): void;
  /** Closes the popup and keeps the colour. */
  hide(): void;
  addEventListener<Name extends keyof GmColorPickerEventMap>(
    type: Name,
    listener: (event: GmColorPickerEventMap[Name]) => void,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<Name extends keyof GmColorPickerEventMap>(
    type: Name,
    listener: (event: GmColorPickerEventMap[Name]) => void,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | EventListenerOptions,
  ): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'gm-color-picker': GmColorPickerElement;
  }
}

/** Attributes of `<gm-color-picker>` that take effect when they change. */
export const observedAttributes = [
  ...[
    'value',
    'output-format',
    'format',
    'alpha-mode',
    'color-mode',
    'cmyk',
    'presets',
    'preset-limit',
    'editable-presets',
    'preset-label',
    'empty-presets-text',
    'fallback-color',
  ],
  ...['id', 'label', 'aria-label', 'aria-labelledby', 'aria-describedby'],
  ...['show-buttons', 'hide-fields', 'disabled', 'popup', 'width', 'height', 'placement', 'dock'],
  ...['formats', 'required', 'clearable', 'validation-message', 'heading-level'],
  ...['plane', 'planes', 'gamut', 'tokens', 'shades', 'remember-format'],
  ...['hide-eye-dropper', 'show-name', 'copy', 'recent'],
  ...['contrast-against', 'contrast-role', 'contrast-level', 'contrast-size', 'contrast-hold'],
];
