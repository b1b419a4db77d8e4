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

describe('the rejected fields of a stored theme', () => {
  it('is one line in the log, and the rest shows', () => {
    const log = jest.fn();
    const runtime = openTheme({ log });

    runtime.switchUser('u-1', { server: hostile(), keepDraft: false });

    expect(log.mock.calls).toEqual([[LINE]]);
    expect(runtime.getEngine().getSnapshot().draft.mode).toBe('dark');
  });

  it('is one line again with the copy of this browser, and none more with the same one from the server', () => {
    openTheme().switchUser('u-1', { server: hostile(), keepDraft: false });
    const log = jest.fn();

    openTheme({ log }).switchUser('u-1', { server: hostile(), keepDraft: false });

    expect(log.mock.calls).toEqual([[LINE]]);
  });

  it('are listed up to a limit', () => {
    const log = jest.fn();
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`--evil-${at}`, 'none']));

    openTheme({ log }).switchUser('u-1', { server: copyWith(many), keepDraft: false });

    expect(log.mock.calls[0]![0]).toContain('--evil-7 (unknown-name) and 42 more.');
  });

  it('are not logged when there are none', () => {
    const log = jest.fn();

    openTheme({ log }).switchUser('u-1', { server: serverCopy('dark'), keepDraft: false });

    expect(log).not.toHaveBeenCalled();
  });
});
