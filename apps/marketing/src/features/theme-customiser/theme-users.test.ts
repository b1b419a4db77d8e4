/** @jest-environment jsdom */
import { FIRST_PAINT_KEY } from '@genmaster/theme-engine/first-paint';
import { installBrowserGaps, resetBrowser } from '../../testing/browser-gaps.ts';
import { closeThemes, openTheme, serverCopy } from '../../testing/theme-of-this-browser.ts';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const root = () => document.documentElement;

beforeAll(installBrowserGaps);
beforeEach(resetBrowser);
afterEach(closeThemes);

describe('a change of user', () => {
  it('shows the other user’s copy and restores the first one’s afterwards', async () => {
    const runtime = openTheme();
    runtime.getEngine().chooseMode('dark');
    await runtime.save();

    runtime.switchUser('u-1', { server: null, keepDraft: false });
    expect(runtime.getEngine().getSnapshot().draft.mode).toBe('light');

    runtime.switchUser(null, { server: null, keepDraft: false });
    expect(runtime.getEngine().getSnapshot().draft.mode).toBe('dark');
  });

  it('notifies subscribers of the new engine', () => {
    const runtime = openTheme();
    const engines: unknown[] = [runtime.getEngine()];
    const stop = runtime.subscribe(() => engines.push(runtime.getEngine()));

    runtime.switchUser('u-1', { server: null, keepDraft: false });
    runtime.switchUser('u-1', { server: null, keepDraft: false });
    stop();
    runtime.switchUser('u-2', { server: null, keepDraft: false });

    expect(engines).toHaveLength(2);
    expect(engines[1]).not.toBe(engines[0]);
  });

  it('disconnects the old engine from the document', async () => {
    const runtime = openTheme();
    const first = runtime.getEngine();
    runtime.switchUser('u-1', { server: serverCopy('dark'), keepDraft: false });

    first.chooseMode('flately');
    await nextFrame();

    expect(root().getAttribute('data-bs-theme')).toBe('dark');
  });

  it('shows the server’s copy and stores it here for the next first paint', () => {
    const runtime = openTheme();

    runtime.switchUser('u-1', { server: serverCopy('dark'), keepDraft: true });

    expect(runtime.getEngine().getSnapshot()).toMatchObject({ draft: { mode: 'dark' }, isDirty: false });
    expect(openTheme().getEngine().getSnapshot().draft.mode).toBe('dark');
  });

  it('takes no edits from one account to another', () => {
    const runtime = openTheme();
    runtime.switchUser('u-1', { server: serverCopy('dark'), keepDraft: true });
    runtime.getEngine().chooseMode('light');

    runtime.switchUser('u-2', { server: serverCopy('flately'), keepDraft: true });

    expect(runtime.getEngine().getSnapshot()).toMatchObject({ draft: { mode: 'flately' }, isDirty: false });
  });

  it('keeps unsaved edits on request, and offers the server’s copy beside them', async () => {
    const runtime = openTheme();
    runtime.connect(() => Promise.reject(new Error('Nothing may be sent before the choice.')));
    runtime.getEngine().chooseMode('dark');

    runtime.switchUser('u-1', { server: serverCopy('flately'), keepDraft: true });

    const { draft, newerCopy, isDirty } = runtime.getEngine().getSnapshot();
    expect({ shown: draft.mode, offered: newerCopy?.mode, isDirty }).toEqual({
      shown: 'dark',
      offered: 'flately',
      isDirty: true,
    });
    await expect(runtime.save()).resolves.toBe('conflict');
  });

  it('ignores a save of another tab that the account has not stored yet', () => {
    const runtime = openTheme();
    runtime.switchUser('u-1', { server: null, keepDraft: false });
    runtime.getEngine().chooseMode('dark');
    const key = localStorage.getItem(FIRST_PAINT_KEY);
    const hear = (pending: boolean, revision: number) => {
      const { recordId, properties, mode } = serverCopy('flately');
      const newValue = JSON.stringify({ saved: { recordId, revision, properties, mode }, pending });
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    };

    hear(true, 0);
    expect(runtime.getEngine().getSnapshot().newerCopy).toBeNull();
    hear(false, 1);
    expect(runtime.getEngine().getSnapshot().newerCopy?.mode).toBe('flately');
  });

  it('offers a theme that a visitor saved beside the account’s own, once', async () => {
    const runtime = openTheme();
    runtime.getEngine().chooseScheme('1.3');
    await runtime.save();

    runtime.switchUser('u-1', { server: serverCopy('flately'), keepDraft: true });
    expect(runtime.getEngine().getSnapshot()).toMatchObject({
      draft: { schemeCode: '1.3' },
      newerCopy: { mode: 'flately' },
      isDirty: true,
    });
    runtime.getEngine().takeNewerCopy();
    expect(runtime.getEngine().getSnapshot()).toMatchObject({ draft: { mode: 'flately' }, isDirty: false });

    runtime.switchUser(null, { server: null, keepDraft: false });
    expect(runtime.getEngine().getSnapshot().draft.schemeCode).toBe('1.3');
    runtime.switchUser('u-1', { server: serverCopy('flately'), keepDraft: true });
    expect(runtime.getEngine().getSnapshot()).toMatchObject({ draft: { mode: 'flately' }, newerCopy: null });
  });

  it('keeps an undecided conflict over a reload', () => {
    const runtime = openTheme();
    runtime.getEngine().chooseMode('dark');
    runtime.switchUser('u-1', { server: serverCopy('flately'), keepDraft: true });

    const later = openTheme();
    later.switchUser('u-1', { server: serverCopy('flately'), keepDraft: true });
    expect(later.getEngine().getSnapshot()).toMatchObject({ draft: { mode: 'dark' }, newerCopy: { mode: 'flately' } });
  });

  it('is no conflict where the edits are based on the account’s copy', () => {
    const runtime = openTheme();
    runtime.switchUser('u-1', { server: serverCopy('flately'), keepDraft: true });
    runtime.getEngine().chooseMode('dark');
    runtime.switchUser(null, { server: null, keepDraft: true });
    runtime.switchUser('u-1', { server: serverCopy('flately'), keepDraft: true });
    expect(runtime.getEngine().getSnapshot()).toMatchObject({
      draft: { mode: 'dark' },
      saved: { mode: 'flately' },
      newerCopy: null,
    });
  });

  it('drops unsaved edits unless they are requested', () => {
    const runtime = openTheme();
    runtime.getEngine().chooseMode('dark');

    runtime.switchUser('u-1', { server: null, keepDraft: false });

    expect(runtime.getEngine().getSnapshot()).toMatchObject({ draft: { mode: 'light' }, isDirty: false });
  });

  it('offers a visitor’s saved theme to an account without a theme, as unsaved edits', async () => {
    const runtime = openTheme();
    runtime.getEngine().chooseMode('dark');
    await runtime.save();

    runtime.switchUser('u-1', { server: null, keepDraft: true });

    expect(runtime.getEngine().getSnapshot()).toMatchObject({ draft: { mode: 'dark' }, isDirty: true });
  });
});

describe('the same user again', () => {
  it('gets a newer copy from the server', () => {
    const runtime = openTheme();
    runtime.switchUser('u-1', { server: serverCopy('dark'), keepDraft: true });
    const engine = runtime.getEngine();

    runtime.switchUser('u-1', { server: serverCopy('flately', 2), keepDraft: true });

    expect(runtime.getEngine()).toBe(engine);
    expect(engine.getSnapshot().draft.mode).toBe('flately');
    expect(openTheme().getEngine().getSnapshot().draft.mode).toBe('flately');
  });

  it('keeps edits that a newer copy would replace, and is notified', () => {
    const runtime = openTheme();
    runtime.switchUser('u-1', { server: serverCopy('dark'), keepDraft: true });
    runtime.getEngine().chooseMode('light');

    runtime.switchUser('u-1', { server: serverCopy('flately', 2), keepDraft: true });

    expect(runtime.getEngine().getSnapshot()).toMatchObject({ draft: { mode: 'light' }, newerCopy: { revision: 2 } });
  });
});
