import { clamp, parseColor, printColor } from './color-value.ts';
import { shownText, textOf } from './text-of.ts';
import type { ThemeField } from './theme-catalogue.ts';

/** Result of a change: the value as stored, or the reason why it was rejected. */
export type FieldResult =
  | { readonly ok: true; readonly value: string }
  | { readonly ok: false; readonly reason: string };

/**
 * Parses a value for a field and prints it in the engine's format. Returns `null` when it is not valid.
 *
 * The input itself is never returned, so that a URL or a declaration hidden in it cannot reach a style. Sizes are
 * clamped to the field's limits, and are whole where its limits and its default are; else they have up to three decimals.
 */
export function printFieldValue(field: ThemeField, input: unknown): string | null {
  if (field.options) {
    const text = textOf(input);
    return field.options.find(({ value, label }) => value === text || label === text)?.value ?? null;
  }
  if (field.kind === 'color') {
    const color = parseColor(input);
    return color && printColor(color);
  }
  const isText = typeof input === 'string' && /^\s*-?\d{1,9}(\.\d+)?(px)?\s*$/.test(input);
  // A calculated number may be too small or too large to be printed without an exponent.
  const size = (isText ? Number.parseFloat(input) : input) as number;
  if (!Number.isFinite(size)) return null;
  const { defaultValue = '0' } = field;
  const [min, max] = limitsOf(field);
  const scale = [min, max, Number.parseFloat(defaultValue)].every(Number.isInteger) ? 1 : 1000;
  return `${Math.round(clamp(size, max, min) * scale) / scale}px`;
}

/** Returns the limits of a size, in px. */
const limitsOf = ({ min = 0, max = 1000 }: ThemeField): readonly [min: number, max: number] => [min, max];

/** Returns a rejection of a value that is not among the choices; its reason lists the first 12 of them. */
export const refuseChoice = (what: string, input: unknown, choices: readonly string[]): FieldResult => ({
  ok: false,
  reason: `No ${what} ${shownText(input)}. Use ${choices.slice(0, 12).join(', ')}${choices.length > 12 ? ' …' : ''}.`,
});

/** Returns the reason why a field rejects a value: it describes the values that are accepted. */
export const refusalOf = (field: ThemeField): string =>
  field.options
    ? 'None of the choices.'
    : field.kind === 'color'
      ? 'Not a colour. Use hex, rgb, hsl or oklch.'
      : `Not a size. Use ${limitsOf(field).join(' to ')}.`;
