import type { FontOption } from '@genmaster/theme-engine';
import type { FontFile } from '@genmaster/theme-engine/dom';

const variableFiles = import.meta.glob<string>(
  '../../../../../node_modules/@fontsource-variable/*/files/*-latin-wght-normal.woff2',
  { query: '?url', import: 'default', eager: true },
);
const staticFiles = import.meta.glob<string>(
  '../../../../../node_modules/@fontsource/{poppins,lato}/files/*-latin-{300,400,500,600,700}-normal.woff2',
  { query: '?url', import: 'default', eager: true },
);

const urlsByFile = new Map(
  Object.entries({ ...variableFiles, ...staticFiles }).map(([path, url]) => [path.split('/').pop(), url]),
);

/** Returns the file of a font as this build serves it; none for a system font. */
export function fontFilesOf({ package: packageName, variableFont, weight }: FontOption): readonly FontFile[] {
  const name = packageName.split('/').pop();
  const url = urlsByFile.get(variableFont ? `${name}-latin-wght-normal.woff2` : `${name}-latin-${weight}-normal.woff2`);
  return url ? [{ url, weight: variableFont ? '100 900' : String(weight) }] : [];
}
