// Random themes
export { shuffledTheme, shuffleTheme } from './shuffle-theme.ts';
export { readSeed } from './shuffle-seed.ts';

// Types
export type { ShuffleOptions } from './shuffle-theme.ts';
