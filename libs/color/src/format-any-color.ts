import type { AlphaMode, OutputFormat } from './color-format.ts';
import * as far from './far-colors.ts';
import { formatColor as formatWith } from './format-color.ts';
import type { PickerColor } from './picker-color.ts';

/**
 * Prints a colour as text that is parsed as the same 24-bit colour and 8-bit alpha.
 *
 * @example
 * formatColor(color, 'rgba'); // 'rgba(51, 102, 153, 0.5)'
 * formatColor(color, 'p3'); // 'color(display-p3 0.24722 0.39524 0.57834)'
 */
export const formatColor = (color: PickerColor, format?: OutputFormat, alphaMode?: AlphaMode): string =>
  formatWith(color, format, alphaMode, far);
