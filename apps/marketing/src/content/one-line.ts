/** Prints a value as JSON on one line, with the spaces that a listing is read by. */
export const oneLine = (value: unknown): string => JSON.stringify(value, null, 1).replace(/\n */g, ' ');
