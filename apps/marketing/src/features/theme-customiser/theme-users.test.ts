/** @jest-environment jsdom */
import { installBrowserGaps, resetBrowser } from '../../testing/browser-gaps.ts';
import { openTheme, serverCopy } from '../../testing/theme-of-this-browser.ts';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const root = () => document.documentElement;

beforeAll(installBrowserGaps);
beforeEach(resetBrowser);

describe('a change of user', () => {
  it('shows the other one’s copy and gives the first one’s back', async () => {
    const runtime = openTheme();
    runtime.getEngine().chooseMode('dark');
    await runtime.save();

    runtime.switchUser('u-1', { server: null, keepDraft: false });
    expect(runtime.getEngine().getSnapshot().draft.mode).toBe('light');

    runtime.switchUser(null, { server: null, keepDraft: false });
    expect(runtime.getEngine().getSnapshot().draft.mode).toBe('dark');
  });

  it('is told to whoever shows the engine, because it is another one', () => {
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

  it('leaves the document to the new engine alone', async () => {
    const runtime = openTheme();
    const first = runtime.getEngine();
    runtime.switchUser('u-1', { server: serverCopy('dark'), keepDraft: false });

    first.chooseMode('flately');
    await nextFrame();

    expect(root().getAttribute('data-bs-theme')).toBe('dark');
  });

  it('shows the server’s copy and keeps it here for the next first paint', () => {
    const runtime = openTheme();

    runtime.switchUser('u-1', { server: serverCopy('dark'), keepDraft: true });

    expect(runtime.getEngine().getSnapshot()).toMatchObject({ draft: { mode: 'dark' }, isDirty: false });
    expect(openTheme().getEngine().getSnapshot().draft.mode).toBe('dark');
  });

  it('carries unsaved edits along when asked to, over the server’s copy', () => {
    const runtime = openTheme();
    runtime.getEngine().chooseMode('dark');

    runtime.switchUser('u-1', { server: serverCopy('flately'), keepDraft: true });

    const { draft, saved, isDirty } = runtime.getEngine().getSnapshot();
    expect({ shown: draft.mode, saved: saved.mode, isDirty }).toEqual({
      shown: 'dark',
      saved: 'flately',
      isDirty: true,
    });
  });

  it('leaves unsaved edits behind when not asked to', () => {
    const runtime = openTheme();
    runtime.getEngine().chooseMode('dark');

    runtime.switchUser('u-1', { server: null, keepDraft: false });

    expect(runtime.getEngine().getSnapshot()).toMatchObject({ draft: { mode: 'light' }, isDirty: false });
  });

  it('offers what a visitor saved to an account that has nothing yet, as unsaved edits', async () => {
    const runtime = openTheme();
    runtime.getEngine().chooseMode('dark');
    await runtime.save();

    runtime.switchUser('u-1', { server: null, keepDraft: true });

    expect(runtime.getEngine().getSnapshot()).toMatchObject({ draft: { mode: 'dark' }, isDirty: true });
  });

  it('shows what the account has before what a visitor saved', async () => {
    const runtime = openTheme();
    runtime.getEngine().chooseMode('dark');
    await runtime.save();

    runtime.switchUser('u-1', { server: serverCopy('flately'), keepDraft: true });

    expect(runtime.getEngine().getSnapshot()).toMatchObject({ draft: { mode: 'flately' }, isDirty: false });
  });
});

describe('the same user again', () => {
  it('gets a newer copy of the server', () => {
    const runtime = openTheme();
    runtime.switchUser('u-1', { server: serverCopy('dark'), keepDraft: true });
    const engine = runtime.getEngine();

    runtime.switchUser('u-1', { server: serverCopy('flately', 2), keepDraft: true });

    expect(runtime.getEngine()).toBe(engine);
    expect(engine.getSnapshot().draft.mode).toBe('flately');
    expect(openTheme().getEngine().getSnapshot().draft.mode).toBe('flately');
  });

  it('keeps edits that a newer copy would replace, and is told about it', () => {
    const runtime = openTheme();
    runtime.switchUser('u-1', { server: serverCopy('dark'), keepDraft: true });
    runtime.getEngine().chooseMode('light');

    runtime.switchUser('u-1', { server: serverCopy('flately', 2), keepDraft: true });

    expect(runtime.getEngine().getSnapshot()).toMatchObject({ draft: { mode: 'light' }, newerCopy: { revision: 2 } });
  });
});
