// Colours that reach beyond sRGB, in a door of its own: a picker loads it on the first text or setting that needs it.
export { parseColor } from './parse-any-color.ts';
export { formatColor } from './format-any-color.ts';
