import type { ThemeMode } from './theme-catalogue.ts';

/** All modes, in the order in which they are listed and written. */
export const themeModes = ['light', 'dark', 'flately'] as const satisfies readonly ThemeMode[];

/** Checks whether a value is one of the three modes. */
export const isThemeMode = (value: unknown): value is ThemeMode => (themeModes as readonly unknown[]).includes(value);
