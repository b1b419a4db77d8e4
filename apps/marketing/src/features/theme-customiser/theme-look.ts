import { resolveTheme, type FontOption, type ResolvedTheme, type ThemeEngine } from '@genmaster/theme-engine';
import { fontFilesOf } from './font-files.ts';

/** Returns the saved theme as it looks on this device. */
export function savedLook({ catalogue, getSnapshot }: ThemeEngine): ResolvedTheme {
  const { saved, contrast } = getSnapshot();
  return resolveTheme(catalogue, saved, { contrast });
}

/** Returns one file of each font in use, which the next first paint preloads. */
export const firstFontFiles = ({ fonts }: Pick<ResolvedTheme, 'fonts'>): string[] =>
  fonts.flatMap((font) =>
    fontFilesOf(font)
      .slice(0, 1)
      .map(({ url }) => url),
  );

/** Returns whether a font is loaded already, so that the gate need not wait for it. */
export const hasArrived = ({ cssFamily }: FontOption, { fonts }: Document): boolean =>
  [...(fonts ?? [])].some(({ family, status }) => status === 'loaded' && family.replace(/"/g, '') === cssFamily);
