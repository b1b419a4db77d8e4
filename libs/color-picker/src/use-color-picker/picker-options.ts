import type { AlphaMode, ColorFormat, Gamut, OutputFormat } from '@genmaster/color';
import type { ColorDetails, ColorMode, ColorToken } from '../picker-store/store-options.ts';
import type { PlaneName } from '../planes/planes.ts';

/** Options shared by all pickers: the value, its format and its channels. */
export interface ColorPickerOptions {
  /** Colour, as any CSS colour text. Set it to control the picker. */
  value?: string | undefined;
  /** Initial colour of an uncontrolled picker. */
  defaultValue?: string | undefined;
  /** Colour used when the first value is not a colour. @default 'white' */
  fallbackColor?: string | undefined;
  /** Fires for every change, live during a drag. */
  onValueChange?: ((details: ColorDetails) => void) | undefined;
  /** Fires once when a gesture ends; in a popup, once when the choice is accepted. */
  onValueCommit?: ((details: ColorDetails) => void) | undefined;
  /**
   * Format of `value`.
   * @default the format given by `format` or `defaultFormat`, else 'auto': hex while opaque, else rgba
   */
  outputFormat?: OutputFormat | undefined;
  /** Format shown in the fields. Set it to control the fields. */
  format?: ColorFormat | undefined;
  /** Format shown first. @default the output format, else 'hex' */
  defaultFormat?: ColorFormat | undefined;
  /** Fires when the user changes the format. */
  onFormatChange?: ((details: { format: ColorFormat }) => void) | undefined;
  /** Handling of alpha. @default 'enabled' */
  alphaMode?: AlphaMode | undefined;
  /** Controls to show: all of them, a grey ramp, or presets alone. @default 'color' */
  colorMode?: ColorMode | undefined;
  /**
   * Formats to choose from, in this order.
   * @default hex, rgba and hsla, with `cmyk` that one too, and the one given by `outputFormat`
   */
  formats?: readonly ColorFormat[] | undefined;
  /** Offers CMYK as one of the formats. @default false */
  cmyk?: boolean | undefined;
  /**
   * Stores the format that the user chose in this browser, shared by all pickers with this option. A string shares it
   * only among pickers with the same string.
   * @default false
   */
  rememberFormat?: boolean | string | undefined;
  /** Colour space that the area shows. Set it to control the area. */
  plane?: PlaneName | undefined;
  /** Colour space that the area shows first. @default 'hsv' */
  defaultPlane?: PlaneName | undefined;
  /** Colour spaces to choose from; with more than one there is a menu. */
  planes?: readonly PlaneName[] | undefined;
  /** Fires when the user chooses another colour space. */
  onPlaneChange?: ((details: { plane: PlaneName }) => void) | undefined;
  /** Gamut of the colours that can be chosen. @default 'p3' when `outputFormat` is `oklch` or `p3`, else 'srgb' */
  gamut?: Gamut | undefined;
  /** Named colours, such as those of a theme; a value may be the text of one. */
  tokens?: readonly ColorToken[] | undefined;
}
