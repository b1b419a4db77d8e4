import type { ColorFormat } from '../color/color-format.ts';
import type { GmColorPickerLabels } from './element-labels.ts';
import type { ColorDetails } from '../picker-store/picker-store.ts';

/** The events of `<gm-color-picker>`, by name, beside those of every element. */
export interface GmColorPickerEventMap extends HTMLElementEventMap {
  'value-change': CustomEvent<ColorDetails>;
  'value-commit': CustomEvent<ColorDetails>;
  select: CustomEvent<ColorDetails>;
  'format-change': CustomEvent<{ format: ColorFormat }>;
  'presets-change': CustomEvent<{ presets: readonly string[] }>;
  open: CustomEvent<null>;
  close: CustomEvent<null>;
  cancel: CustomEvent<null>;
}

/** What `<gm-color-picker>` offers to script. */
export interface GmColorPickerElement extends HTMLElement {
  /** The colour, as any CSS colour text. */
  value: string;
  /** Colours to choose from. */
  presets: readonly string[];
  /** Colours chosen lately, the latest first; kept by the element itself where it has the `recent` attribute. */
  recent: readonly string[];
  /** The CSS colour name that looks nearest. */
  readonly nearestName: string;
  /** Any of the texts, in another language or wording. */
  labels: Partial<GmColorPickerLabels>;
  readonly form: HTMLFormElement | null;
  /** Opens the popup of a picker that has the `popup` attribute. */
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

/** The attributes of `<gm-color-picker>` that take effect when they change. */
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
  ],
  ...['show-buttons', 'hide-fields', 'disabled', 'label', 'popup', 'width', 'height'],
  ...['hide-eye-dropper', 'show-name', 'copy', 'recent'],
  ...['contrast-against', 'contrast-role', 'contrast-level', 'contrast-size'],
];
