/** Returns a string or a number as text, and an empty string for any other type. */
export const textOf = (input: unknown): string =>
  typeof input === 'number' || typeof input === 'string' ? `${input}` : '';
