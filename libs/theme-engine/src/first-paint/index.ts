// Script and hash
export { firstPaintScript, firstPaintScriptHash } from './first-paint-script.ts';

// Storage key
export { FIRST_PAINT_KEY } from './first-paint-key.ts';
