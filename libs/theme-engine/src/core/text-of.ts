/** Returns a string or a number as text, and an empty string for any other type. */
export const textOf = (input: unknown): string =>
  typeof input === 'number' || typeof input === 'string' ? `${input}` : '';

const LONGEST_SHOWN = 80;

/** Returns any value as short text for a message: as JSON, or its type where JSON cannot express it. Never throws. */
export function shownText(input: unknown): string {
  try {
    return (JSON.stringify(input) ?? String(input)).slice(0, LONGEST_SHOWN);
  } catch {
    return typeof input;
  }
}
