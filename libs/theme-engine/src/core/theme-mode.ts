import type { ThemeMode } from './theme-catalogue.ts';

/** The modes in the order in which they are offered and written. */
export const themeModes = ['light', 'dark', 'flately'] as const satisfies readonly ThemeMode[];

/** Tells one of the three modes from anything else. */
export const isThemeMode = (value: unknown): value is ThemeMode => (themeModes as readonly unknown[]).includes(value);
