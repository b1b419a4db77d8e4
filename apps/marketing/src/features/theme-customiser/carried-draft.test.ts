/** @jest-environment jsdom */
import { installBrowserGaps, resetBrowser } from '../../testing/browser-gaps.ts';
import { closeThemes, openTheme, serverCopy } from '../../testing/theme-of-this-browser.ts';

const KEY = 'gm-theme-carried:GENMASTER';
const snapshot = (runtime: ReturnType<typeof openTheme>) => runtime.getEngine().getSnapshot();

beforeAll(installBrowserGaps);
beforeEach(resetBrowser);
afterEach(closeThemes);

describe('unsaved edits during an automatic reload', () => {
  it('are restored with the page, still unsaved, and only once', () => {
    const before = openTheme();
    before.getEngine().chooseMode('dark');
    before.getEngine().setField('fontH2', '44px');

    before.carryDraft();
    const after = openTheme();

    expect(snapshot(after)).toMatchObject({ isDirty: true, draft: { mode: 'dark' }, saved: { mode: 'light' } });
    expect(after.getEngine().valueOf('fontH2')).toBe('44px');
    expect(snapshot(openTheme())).toMatchObject({ isDirty: false, draft: { mode: 'light' } });
  });

  it('take precedence over the account’s copy that loads after them', () => {
    const before = openTheme();
    before.switchUser('u-1', { server: serverCopy('flately', 3), keepDraft: false });
    before.getEngine().chooseMode('dark');

    before.carryDraft();
    const after = openTheme();
    after.switchUser('u-1', { server: serverCopy('flately', 3), keepDraft: true });

    expect(snapshot(after)).toMatchObject({ isDirty: true, draft: { mode: 'dark' }, record: { revision: 3 } });
  });

  it('are never restored for another user', () => {
    const before = openTheme();
    before.switchUser('u-1', { server: null, keepDraft: false });
    before.getEngine().chooseMode('dark');
    before.carryDraft();
    localStorage.clear();

    expect(snapshot(openTheme())).toMatchObject({ isDirty: false, draft: { mode: 'light' } });
    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it('are not stored when there are none', () => {
    openTheme().carryDraft();

    expect(sessionStorage.getItem(KEY)).toBeNull();
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"userId":""}',
    '{"userId":"","json":"{\\"themeColors\\":{\\"--x\\":1}}","darkJson":7}',
  ])('are validated like a response of the server: %j is harmless', (text) => {
    sessionStorage.setItem(KEY, text);

    expect(snapshot(openTheme()).draft).toMatchObject({ mode: 'light', themeId: '1' });
  });
});
