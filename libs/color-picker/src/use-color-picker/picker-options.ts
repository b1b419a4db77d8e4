import type { AlphaMode, ColorFormat, OutputFormat } from '../color/color-format.ts';
import type { ColorDetails, ColorMode } from '../picker-store/picker-store.ts';

/** What every form of the picker takes: the value, its notation and the channels it has. */
export interface ColorPickerOptions {
  /** The colour, as any CSS colour text. Give it to control the picker. */
  value?: string | undefined;
  /** The first colour of a picker that keeps its value itself. */
  defaultValue?: string | undefined;
  /** Shown when the first value is not a colour. @default 'white' */
  fallbackColor?: string | undefined;
  /** Fires for every change, live while dragging. */
  onValueChange?: ((details: ColorDetails) => void) | undefined;
  /** Fires once when a gesture ends; in a popup, once when the choice is accepted. */
  onValueCommit?: ((details: ColorDetails) => void) | undefined;
  /**
   * The notation of `value`.
   * @default the notation asked for by `format` or `defaultFormat`, else 'auto': hex while opaque, else rgba
   */
  outputFormat?: OutputFormat | undefined;
  /** The notation shown in the fields. Give it to control the fields. */
  format?: ColorFormat | undefined;
  /** The notation shown first. @default the output format, else 'hex' */
  defaultFormat?: ColorFormat | undefined;
  /** Fires when the person cycles to another notation. */
  onFormatChange?: ((details: { format: ColorFormat }) => void) | undefined;
  /** What the picker does with alpha. @default 'enabled' */
  alphaMode?: AlphaMode | undefined;
  /** All controls, a grey ramp, or presets alone. @default 'color' */
  colorMode?: ColorMode | undefined;
  /** Offers CMYK as one of the notations. @default false */
  cmyk?: boolean | undefined;
}
