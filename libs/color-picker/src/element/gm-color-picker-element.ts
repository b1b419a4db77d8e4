import type { ColorPickerLabels } from '../labels/labels.ts';

/** What `<gm-color-picker>` offers to script. */
export interface GmColorPickerElement extends HTMLElement {
  /** The colour, as any CSS colour text. */
  value: string;
  /** Colours to choose from. */
  presets: readonly string[];
  /** Any of the texts, in another language or wording. */
  labels: Partial<ColorPickerLabels>;
  readonly form: HTMLFormElement | null;
  /** Opens the popup of a picker that has the `popup` attribute. */
  show(): void;
  /** Closes the popup and keeps the colour. */
  hide(): void;
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
];
