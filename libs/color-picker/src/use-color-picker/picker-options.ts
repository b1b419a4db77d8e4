import type { AlphaMode, ColorFormat, Gamut, OutputFormat } from '@genmaster/color';
import type { ColorDetails, ColorMode, ColorToken } from '../picker-store/picker-store.ts';
import type { PlaneName } from '../planes/planes.ts';

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
  /**
   * The notations to choose from, in this order.
   * @default hex, rgba and hsla, with `cmyk` that one too, and the one asked for by `outputFormat`
   */
  formats?: readonly ColorFormat[] | undefined;
  /** Offers CMYK as one of the notations. @default false */
  cmyk?: boolean | undefined;
  /**
   * Keeps in this browser which notation a person chose, for every picker that says so; a text keeps it for those that
   * say the same one.
   * @default false
   */
  rememberFormat?: boolean | string | undefined;
  /** The space that the area shows. Give it to control the area. */
  plane?: PlaneName | undefined;
  /** The space that the area shows first. @default 'hsv' */
  defaultPlane?: PlaneName | undefined;
  /** The spaces to choose from; with more than one there is a menu. */
  planes?: readonly PlaneName[] | undefined;
  /** Fires when the person chooses another space. */
  onPlaneChange?: ((details: { plane: PlaneName }) => void) | undefined;
  /** The colours that can be reached. @default 'p3' when `outputFormat` is `oklch` or `p3`, else 'srgb' */
  gamut?: Gamut | undefined;
  /** Colours with names, such as those of a theme; a value may be the text of one. */
  tokens?: readonly ColorToken[] | undefined;
}
