import { clamp, parseColor, printColor } from './color-value.ts';
import type { ThemeField } from './theme-catalogue.ts';

/** The outcome of a change: the value as it is kept, or why it was refused. */
export type FieldResult =
  { readonly ok: true; readonly value: string } | { readonly ok: false; readonly reason: string };

/**
 * Reads a value for a field and prints it the engine's way, or gives `null`.
 *
 * Nothing that came in goes out unprinted, so text that hides an address or a
 * declaration never reaches a style. Sizes are clamped to the field's limits.
 */
export function printFieldValue(field: ThemeField, input: unknown): string | null {
  if (field.options) {
    return field.options.find(({ value, label }) => value === input || label === input)?.value ?? null;
  }
  if (field.kind === 'color') {
    const color = parseColor(input);
    return color && printColor(color);
  }
  const text = textOf(input);
  if (!/^\s*-?\d{1,9}(\.\d+)?(px)?\s*$/.test(text)) return null;
  return `${Math.round(clamp(Number.parseFloat(text), field.max ?? 1000, field.min))}px`;
}

/** The text of what may be a text or a number; nothing for anything else. */
export const textOf = (input: unknown): string =>
  typeof input === 'number' || typeof input === 'string' ? `${input}` : '';

/** Refuses what is none of the choices, and says which there are. */
export const refuseChoice = (what: string, input: unknown, choices: readonly string[]): FieldResult => ({
  ok: false,
  reason: `No ${what} ${JSON.stringify(input) ?? String(input)}. Use ${choices.slice(0, 12).join(', ')}${choices.length > 12 ? ' …' : ''}.`,
});

/** Says in words what a field would have taken. */
export const refusalOf = (field: ThemeField): string =>
  field.options
    ? 'None of the choices.'
    : field.kind === 'color'
      ? 'Not a colour. Use hex, rgb, hsl or oklch.'
      : `Not a size. Use ${field.min} to ${field.max}.`;
