/** Stylesheets of the site and of the published components, as texts. */
const TEXTS = import.meta.glob<string>(
  ['../../apps/marketing/src/styles/*.css', '../../libs/{shell-ui,color-picker}/src/**/*.css'],
  { query: '?raw', import: 'default' },
);

/** A stylesheet with its path from the root of the workspace. */
export interface Stylesheet {
  path: string;
  text: string;
}

/** Reads every stylesheet, so that a page of the foundations lists exactly the values in use. */
export const readStylesheets = (): Promise<Stylesheet[]> =>
  Promise.all(
    Object.entries(TEXTS).map(async ([path, load]) => ({ path: path.replace('../../', ''), text: await load() })),
  );

/** Lists the matches of a pattern’s first group, each with the stylesheets that contain it. */
export function usesOf(sheets: readonly Stylesheet[], pattern: RegExp): Map<string, string[]> {
  const uses = new Map<string, string[]>();
  for (const { path, text } of sheets) {
    for (const [, found = ''] of text.matchAll(pattern)) {
      const places = uses.get(found) ?? [];
      if (!places.includes(path)) uses.set(found, [...places, path]);
    }
  }
  return uses;
}
