// The script and its digest
export { firstPaintScript, firstPaintScriptHash } from './first-paint-script.ts';

// Where it looks
export { FIRST_PAINT_KEY } from './first-paint-key.ts';
