import type { FontOption, ResolvedTheme, SavedTheme, ThemeEngine, ThemeSnapshot } from '@genmaster/theme-engine';
import { resolveLooks } from '@genmaster/theme-engine/storage';
import { fontFilesOf } from './font-files.ts';

/** Returns the looks of the saved theme or of the draft, as `copy` stores it, for the next first paint. */
export function looksOf(
  { engine, followsDevice }: { readonly engine: ThemeEngine; readonly followsDevice: () => boolean },
  { mode }: SavedTheme,
  of: keyof Pick<ThemeSnapshot, 'saved' | 'draft'> = 'saved',
) {
  const isFollowing = mode === null && followsDevice();
  const looks = resolveLooks(engine, { state: engine.getSnapshot()[of], isFollowing });
  return { ...looks, fontFiles: firstFontFiles(looks.resolved) };
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
