// Colours beyond sRGB, in a separate entry point: a picker loads it when a text or option first needs it.
export { parseColor } from './parse-any-color.ts';
export { formatColor } from './format-any-color.ts';
