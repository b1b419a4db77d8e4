/** @jest-environment jsdom */
import { installBrowserGaps, resetBrowser } from '../../testing/browser-gaps.ts';
import { closeThemes, openTheme, serverCopy } from '../../testing/theme-of-this-browser.ts';

beforeAll(installBrowserGaps);
beforeEach(resetBrowser);
afterEach(closeThemes);

/** Returns a server’s copy with these values. */
const copyWith = (themeColors: object) => {
  const copy = serverCopy('dark');
  return {
    ...copy,
    properties: { ...copy.properties!, themeColors: { ...copy.properties!.themeColors, ...themeColors } },
  };
};
const hostile = () => copyWith({ '--bg-page': 'url(https://evil.example/x)', '--evil': 'none' });
const LINE =
  '[marketing] Of the stored theme this was not taken over: themeColors.--bg-page (bad-value), themeColors.--evil (unknown-name). The rest of it shows.';

describe('the log line about rejected fields of a stored theme', () => {
  it('appears once, and the rest of the theme is shown', () => {
    const log = jest.fn();
    const runtime = openTheme({ log });

    runtime.switchUser('u-1', { server: hostile(), keepDraft: false });

    expect(log.mock.calls).toEqual([[LINE]]);
    expect(runtime.getEngine().getSnapshot().draft.mode).toBe('dark');
  });

  it('appears again for the copy of this browser, and not again for the same one from the server', () => {
    openTheme().switchUser('u-1', { server: hostile(), keepDraft: false });
    const log = jest.fn();

    openTheme({ log }).switchUser('u-1', { server: hostile(), keepDraft: false });

    expect(log.mock.calls).toEqual([[LINE]]);
  });

  it('lists fields up to a limit', () => {
    const log = jest.fn();
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`--evil-${at}`, 'none']));

    openTheme({ log }).switchUser('u-1', { server: copyWith(many), keepDraft: false });

    expect(log.mock.calls[0]![0]).toContain('--evil-7 (unknown-name) and 42 more.');
  });

  it('does not appear without rejected fields', () => {
    const log = jest.fn();

    openTheme({ log }).switchUser('u-1', { server: serverCopy('dark'), keepDraft: false });

    expect(log).not.toHaveBeenCalled();
  });
});
