/** Prints a value as JSON on one line, with spaces for readability. */
export const oneLine = (value: unknown): string => JSON.stringify(value, null, 1).replace(/\n */g, ' ');
