import type { SavedTheme, ThemeEngine } from '@genmaster/theme-engine';
import { useState } from 'react';
import type { MyTheme, MyThemesOfAccount } from '../theme-panel/my-themes.ts';

/** Provides sample themes without an account, for as long as a story is open. */
export function useSampleThemes(engine: ThemeEngine): MyThemesOfAccount {
  const [themes, setThemes] = useState<readonly MyTheme[]>(() => sampleThemes(engine));
  const idOf = ({ saved }: MyTheme) => saved.recordId;
  return {
    state: 'here',
    themes,
    most: 20,
    onWanted: () => undefined,
    async choose(theme) {
      setThemes((all) => all.map((one) => ({ ...one, isInUse: idOf(one) === idOf(theme) })));
      engine.loadSaved(theme.saved);
      return 'done';
    },
    async create(name, saved: SavedTheme) {
      if (themes.length >= 20) return 'full';
      const recordId = `sample-${Date.now()}`;
      setThemes((all) => [...all, { name: name.trim(), isInUse: false, saved: { ...saved, recordId, revision: 1 } }]);
      return 'done';
    },
    async rename(theme, name) {
      setThemes((all) => all.map((one) => (idOf(one) === idOf(theme) ? { ...one, name: name.trim() } : one)));
      return 'done';
    },
    async remove(theme) {
      setThemes((all) => all.filter((one) => idOf(one) !== idOf(theme)));
      return 'done';
    },
  };
}

/** Returns the theme of the engine, and named themes with two of its schemes. */
export function sampleThemes(engine: ThemeEngine): MyTheme[] {
  const saved = { ...engine.toSaved(), mode: null };
  const withScheme = (recordId: string, code: string): SavedTheme => ({
    ...saved,
    recordId,
    revision: 1,
    ownNames: [],
    properties: saved.properties && {
      ...saved.properties,
      selectedTheme: code.split('.')[0]!,
      themeColorScheme: code,
    },
  });
  return [
    { name: null, isInUse: true, saved: { ...saved, recordId: 'sample-a', revision: 1 } },
    { name: 'Harbour', isInUse: false, saved: withScheme('sample-b', '1.3') },
    { name: 'Night shift', isInUse: false, saved: withScheme('sample-c', '2.2') },
  ];
}
