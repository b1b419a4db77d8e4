/** A notation that the picker shows and prints; `p3` is `color(display-p3 …)`. */
export type ColorFormat = 'hex' | 'rgba' | 'hsla' | 'hwb' | 'cmyk' | 'oklch' | 'p3';

/** A notation for values; `auto` is hex while opaque, rgba otherwise, and `p3` for what sRGB cannot show. */
export type OutputFormat = ColorFormat | 'auto';

/**
 * What the picker does with alpha.
 *
 * - `enabled`: shown, and printed where it matters (hex gets two more digits only when not opaque)
 * - `disabled`: neither shown nor printed; every colour is opaque
 * - `always`: hex is always printed with eight digits
 * - `forced`: like `always`, but the hex field holds six digits and alpha has a field of its own beside it
 */
export type AlphaMode = 'enabled' | 'disabled' | 'always' | 'forced';

/** Every notation that there is. */
export const colorFormats: readonly ColorFormat[] = ['hex', 'rgba', 'hsla', 'hwb', 'cmyk', 'oklch', 'p3'];

/** The notations that a picker offers unless it is told others, in the order in which it cycles through them. */
export const usualFormats: readonly ColorFormat[] = ['hex', 'rgba', 'hsla'];

/** Tells whether a notation says more colours than sRGB has. */
export const isWideFormat = (format: OutputFormat): format is 'oklch' | 'p3' => format === 'oklch' || format === 'p3';
