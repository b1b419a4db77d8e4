/** A notation that the picker shows and prints. */
export type ColorFormat = 'hex' | 'rgba' | 'hsla' | 'cmyk';

/** A notation for values; `auto` is hex while opaque and rgba otherwise. */
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

/** Every notation, in the order in which the picker cycles through them. */
export const colorFormats: readonly ColorFormat[] = ['hex', 'rgba', 'hsla', 'cmyk'];
