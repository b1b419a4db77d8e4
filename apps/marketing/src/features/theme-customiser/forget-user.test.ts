/** @jest-environment jsdom */
import { FIRST_PAINT_KEY } from '@genmaster/theme-engine/first-paint';
import type { SendAnswer } from '@genmaster/theme-engine/storage';
import { installBrowserGaps, resetBrowser } from '../../testing/browser-gaps.ts';
import { closeThemes, openTheme, serverCopy } from '../../testing/theme-of-this-browser.ts';
import { createThemeLoader } from './theme-loader.ts';

const VISITOR = 'gm-theme:GENMASTER:';
const OWN = `${VISITOR}u-1`;
const copies = () => Object.keys(localStorage).filter((key) => key.startsWith('gm-theme:'));

beforeAll(installBrowserGaps);
beforeEach(resetBrowser);
afterEach(closeThemes);

/** Stores the theme of u-1 here and on the server. */
function signedIn() {
  const runtime = openTheme();
  runtime.switchUser('u-1', { server: serverCopy('dark'), keepDraft: false });
  return runtime;
}

describe('removing a user’s data', () => {
  it('removes their theme and the edits stored for a reload', () => {
    const runtime = signedIn();
    expect(copies()).toEqual([OWN]);
    runtime.getEngine().chooseMode('flately');
    runtime.carryDraft();

    runtime.forgetUser();
    runtime.switchUser(null, { server: null, keepDraft: false });

    expect(copies()).toEqual([]);
    expect(localStorage.getItem(FIRST_PAINT_KEY)).toBe(VISITOR);
    expect({ ...sessionStorage }).toEqual({});
  });

  it('is not undone by a running save', async () => {
    const runtime = signedIn();
    let answer: (answer: SendAnswer) => void = () => undefined;
    runtime.connect(() => new Promise((resolve) => (answer = resolve)));
    runtime.getEngine().chooseMode('flately');
    const saved = runtime.save();
    await Promise.resolve();

    runtime.forgetUser();
    runtime.switchUser(null, { server: null, keepDraft: false });
    answer({ kind: 'stored', recordId: 'row-1', revision: 2 });
    await saved;

    expect(copies()).toEqual([]);
  });

  it('removes the theme before the engine is loaded, and keeps the visitor’s', async () => {
    const visitor = openTheme();
    visitor.getEngine().chooseMode('flately');
    await visitor.save();
    signedIn();
    expect(copies().sort()).toEqual([VISITOR, OWN]);

    createThemeLoader({ storage: localStorage, tabStorage: null, projectId: 'GENMASTER', log: () => {} }).forgetUser();

    expect(copies()).toEqual([VISITOR]);
    expect(openTheme().getEngine().getSnapshot().draft.mode).toBe('flately');
  });

  it('keeps a visitor’s theme', async () => {
    const visitor = openTheme();
    await visitor.save();

    visitor.forgetUser();
    createThemeLoader({ storage: localStorage, tabStorage: null, projectId: 'GENMASTER', log: () => {} }).forgetUser();

    expect(copies()).toEqual([VISITOR]);
  });

  it.each(['getItem', 'removeItem'])('tolerates a storage that throws at %s', (method) => {
    const storage = {
      getItem: () => OWN,
      setItem: () => undefined,
      removeItem: () => undefined,
      [method]: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    } as unknown as Storage;

    const loader = createThemeLoader({ storage, tabStorage: null, projectId: 'GENMASTER', log: () => {} });
    expect(() => loader.forgetUser()).not.toThrow();
  });
});

it.each([
  { what: 'a theme that is stored', act: () => undefined, isUnstored: false },
  {
    what: 'unsaved edits',
    act: (runtime: ReturnType<typeof openTheme>) => runtime.getEngine().chooseMode('light'),
    isUnstored: true,
  },
  {
    what: 'a save that could not be sent',
    act: async (runtime: ReturnType<typeof openTheme>) => {
      runtime.getEngine().chooseMode('light');
      await runtime.save();
    },
    isUnstored: true,
  },
])('reports whether $what would be lost', async ({ act, isUnstored }) => {
  const runtime = signedIn();
  await act(runtime);

  expect(runtime.hasUnstored()).toBe(isUnstored);
});

it('does not ask about a visitor’s edits', () => {
  const runtime = openTheme();
  runtime.getEngine().chooseMode('dark');

  expect(runtime.hasUnstored()).toBe(false);
});
