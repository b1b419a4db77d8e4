import type { ThemeMode } from '@genmaster/theme-engine';

/** Every mode, in the order of lists and files. */
export const MODES: readonly ThemeMode[] = ['light', 'dark', 'flately'];
