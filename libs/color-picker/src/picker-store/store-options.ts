import type { AlphaMode, ColorFormat, Gamut, OutputFormat, PickerColor } from '@genmaster/color';

/** Payload of a value event: the text to store, its format, and the exact colour. */
export interface ColorDetails {
  readonly value: string;
  readonly format: ColorFormat;
  readonly color: PickerColor;
}

/** Controls of a picker: all of them, a grey ramp, or presets alone. */
export type ColorMode = 'color' | 'grayscale' | 'presets';

/** Named colour of the host's theme. */
export interface ColorToken {
  /** Name shown to users. */
  readonly name: string;
  /** Current colour of the token, as any CSS colour. */
  readonly color: string;
  /** Text stored instead of the colour, such as `var(--brand)`; without it the colour is stored. */
  readonly value?: string | undefined;
}

/** Options and callbacks of a store; all of them may change later. */
export interface PickerStoreOptions {
  /** Format of emitted text. @default 'auto' */
  readonly outputFormat?: OutputFormat | undefined;
  /** @default 'enabled' */
  readonly alphaMode?: AlphaMode | undefined;
  /** @default 'color' */
  readonly colorMode?: ColorMode | undefined;
  /** Gamut of the colours that can be chosen. @default 'p3' when the output format is beyond sRGB, else 'srgb' */
  readonly gamut?: Gamut | undefined;
  /** Named colours; a value may be the text of one. */
  readonly tokens?: readonly ColorToken[] | undefined;
  /** Colour used while the first value is not a colour. @default white */
  readonly fallbackColor?: string | undefined;
  /** Fires for every change, also during a drag. */
  readonly onValueChange?: ((details: ColorDetails) => void) | undefined;
  /** Fires once when a gesture ends, or on accept if `commitOn` is "accept". */
  readonly onValueCommit?: ((details: ColorDetails) => void) | undefined;
  /** Fires when the choice is accepted. */
  readonly onSelect?: ((details: ColorDetails) => void) | undefined;
  /** Fires when the choice is cancelled; the value from before has been restored by then. */
  readonly onCancel?: (() => void) | undefined;
  /**
   * Time at which `onValueCommit` fires: after each gesture, or only when the choice is accepted. @default 'gesture'
   */
  readonly commitOn?: 'gesture' | 'accept' | undefined;
}

/** Initial options of a store. */
export interface PickerStoreStart extends PickerStoreOptions {
  readonly value?: string | undefined;
}
