import type { FontOption } from '@genmaster/theme-engine';
import type { FontFile } from '@genmaster/theme-engine/dom';

/** Replaces the build’s list of font files: every font except system fonts has one. */
export function fontFilesOf({ package: packageName, id }: FontOption): readonly FontFile[] {
  return packageName ? [{ url: `/assets/${id}.woff2`, weight: '100 900' }] : [];
}
