/** @jest-environment jsdom */
import { CAPABILITIES, GROUPS, probe, surroundingsOf, withoutIt, type ProbedWindow } from './capabilities.ts';

const bare = {
  navigator: {},
  document: {},
  get localStorage(): never {
    throw new Error('refused');
  },
};

it('finds nothing in an empty window, and does not throw', () => {
  const findings = probe(bare as unknown as ProbedWindow);

  expect(Object.keys(findings)).toEqual([...CAPABILITIES]);
  expect(Object.values(findings)).toEqual(CAPABILITIES.map(() => false));
});

it('finds the capabilities of a window', () => {
  const window = {
    ...{ SpeechRecognition: class {}, EyeDropper: class {}, HTMLDialogElement: class {}, CompressionStream: class {} },
    showSaveFilePicker: () => undefined,
    navigator: { clipboard: { writeText: () => undefined }, share: () => undefined, serviceWorker: {} },
    document: { startViewTransition: () => undefined, body: { popover: null }, fullscreenEnabled: true },
    localStorage: { getItem: () => null },
    crypto: { subtle: { digest: () => undefined } },
    CSS: { supports: () => true },
  };

  expect(Object.entries(probe(window as unknown as ProbedWindow)).filter(([, isThere]) => !isThere)).toEqual([]);
});

it('describes the fallback of each capability, and detects all of them', () => {
  expect(Object.keys(withoutIt).toSorted()).toEqual([...CAPABILITIES].toSorted());
  expect(GROUPS.all).toEqual(CAPABILITIES);
});

it('reads the settings of the window', () => {
  const matchMedia = (query: string) => ({ matches: query.includes('coarse') || query.includes('dark') });

  expect(surroundingsOf({ innerWidth: 390 } as unknown as Window)).toMatchObject({ pointer: 'none', isDark: false });
  expect(surroundingsOf({ innerWidth: 390, matchMedia } as unknown as Window)).toEqual({
    width: 390,
    pointer: 'coarse',
    hasReducedMotion: false,
    isDark: true,
  });
});
