/** A notation that the picker can show and print; `p3` is `color(display-p3 …)`. */
export type ColorFormat = 'hex' | 'rgba' | 'hsla' | 'hwb' | 'cmyk' | 'oklch' | 'p3';

/** A notation for values; `auto` is hex for opaque colours, otherwise rgba, and `p3` for colours outside sRGB. */
export type OutputFormat = ColorFormat | 'auto';

/**
 * Handling of alpha in the picker.
 *
 * - `enabled`: shown, and printed if needed (hex has two more digits only when the colour is not opaque)
 * - `disabled`: neither shown nor printed; all colours are opaque
 * - `always`: hex is always printed with eight digits
 * - `forced`: like `always`, but the hex field has six digits and alpha has a separate field
 */
export type AlphaMode = 'enabled' | 'disabled' | 'always' | 'forced';

/** All notations. */
export const colorFormats: readonly ColorFormat[] = ['hex', 'rgba', 'hsla', 'hwb', 'cmyk', 'oklch', 'p3'];

/** Default notations of a picker, in the order in which it switches between them. */
export const usualFormats: readonly ColorFormat[] = ['hex', 'rgba', 'hsla'];

/** Checks whether a notation covers more colours than sRGB. */
export const isWideFormat = (format: OutputFormat | undefined): format is 'oklch' | 'p3' =>
  format === 'oklch' || format === 'p3';
