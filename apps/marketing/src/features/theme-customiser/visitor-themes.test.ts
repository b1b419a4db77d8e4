/** @jest-environment jsdom */
import type { SavedTheme } from '@genmaster/theme-engine';
import { installBrowserGaps, resetBrowser } from '../../testing/browser-gaps.ts';
import { closeThemes, openTheme } from '../../testing/theme-of-this-browser.ts';
import { createVisitorThemes } from './visitor-themes.ts';

const KEY = 'gm-themes:GENMASTER';

beforeAll(installBrowserGaps);
beforeEach(resetBrowser);
afterEach(closeThemes);
afterEach(() => jest.restoreAllMocks());

/** Opens the themes of this browser, as one tab does. */
function openTab() {
  const runtime = openTheme();
  const engine = () => runtime.getEngine();
  const themes = createVisitorThemes(runtime);
  const named = (name: string | null) => themes.list().find((theme) => theme.name === name)!;
  const seen = (): SavedTheme => engine().toSaved();
  return { runtime, engine, themes, named, seen };
}

/** Opens a tab whose visitor saved a dark theme and keeps a flately one, `Flat`. */
async function openTwo() {
  const tab = openTab();
  tab.engine().chooseMode('flately');
  expect(tab.themes.create('  Flat ', tab.seen())).toBe('done');
  tab.engine().chooseMode('dark');
  await tab.runtime.save();
  return tab;
}

const titles = ({ themes }: ReturnType<typeof openTab>) =>
  themes.list().map(({ name, isInUse, saved }) => [name, isInUse, saved.mode]);

it('is empty before a theme is saved', () => {
  expect(openTab().themes.list()).toEqual([]);
});

it('lists the saved theme as the current one, and the others under their names', async () => {
  expect(titles(await openTwo())).toEqual([
    [null, true, 'dark'],
    ['Flat', false, 'flately'],
  ]);
});

it('selects a theme and keeps the previous one: also for the next visit, and back again', async () => {
  const tab = await openTwo();
  expect(tab.themes.choose(tab.named('Flat'))).toBe('done');
  expect(tab.engine().getSnapshot()).toMatchObject({ isDirty: false, draft: { mode: 'flately' } });
  const next = openTab();
  expect(next.engine().getSnapshot().draft.mode).toBe('flately');
  expect(titles(next)).toEqual([
    ['Flat', true, 'flately'],
    [null, false, 'dark'],
  ]);

  expect(next.themes.choose(next.named(null))).toBe('done');
  expect(openTab().engine().getSnapshot().draft.mode).toBe('dark');
  expect(next.themes.list()).toHaveLength(2);
});

it('saves to the current theme, and keeps the others', async () => {
  const tab = await openTwo();
  tab.themes.choose(tab.named('Flat'));
  tab.engine().setField('button-bg', '#123456');
  await tab.runtime.save();
  expect(tab.named('Flat').saved.properties?.themeColors['--button-bg']).toBe('rgba(18, 52, 86, 1)');
  expect(tab.named(null).saved.properties?.themeColors['--button-bg']).not.toBe('rgba(18, 52, 86, 1)');
});

it('applies the current theme in the next first frame', async () => {
  const tab = await openTwo();
  tab.themes.choose(tab.named('Flat'));
  const { paint } = JSON.parse(localStorage.getItem('gm-theme:GENMASTER:')!);
  expect(paint).toMatchObject({ mode: 'flately', variables: tab.engine().getSnapshot().resolved.variables });
});

it('offers the current theme to an account with another one', async () => {
  const tab = await openTwo();
  tab.themes.choose(tab.named('Flat'));
  const server = { ...tab.seen(), recordId: 'row-1', revision: 3, mode: 'light' as const };
  tab.runtime.switchUser('u-1', { server, keepDraft: true });
  expect(tab.engine().getSnapshot()).toMatchObject({ draft: { mode: 'flately' }, newerCopy: { recordId: 'row-1' } });
  expect(localStorage.getItem(KEY)).toContain('"name":"Flat"');
});

it('renames themes, including the current one, and only to a visible name', async () => {
  const tab = await openTwo();
  expect(tab.themes.rename(tab.named('Flat'), 'Even')).toBe('done');
  expect(tab.themes.rename(tab.named(null), 'Night')).toBe('done');
  expect(tab.themes.rename(tab.named('Even'), '\u200b')).toBe('bad-name');
  expect(titles(tab).map(([name]) => name)).toEqual(['Night', 'Even']);
});

it('deletes a theme, and restores it', async () => {
  const tab = await openTwo();
  const flat = tab.named('Flat');
  expect(tab.themes.remove(flat)).toBe('done');
  expect(tab.themes.list()).toHaveLength(1);
  expect(tab.themes.create('Flat', flat.saved)).toBe('done');
  expect(tab.named('Flat').saved.properties).toEqual(flat.saved.properties);
});

it('stores at most twenty themes', async () => {
  const tab = await openTwo();
  for (let made = 2; made < 20; made++) expect(tab.themes.create(`Theme ${made}`, tab.seen())).toBe('done');
  expect(tab.themes.create('One more', tab.seen())).toBe('full');
  expect(tab.themes.list()).toHaveLength(20);
});

it('changes nothing that another tab has changed meanwhile', async () => {
  const tab = await openTwo();
  const flat = tab.named('Flat');
  const other = openTab();
  other.themes.rename(other.named('Flat'), 'Even');
  expect(tab.themes.rename(flat, 'Plain')).toBe('changed');
  other.themes.remove(other.named('Even'));
  expect(tab.themes.remove(flat)).toBe('changed');
  expect(tab.themes.choose(flat)).toBe('changed');
  expect(tab.engine().getSnapshot().draft.mode).toBe('dark');
});

it('notifies listeners of a change, of a save, and of a change in another tab', async () => {
  const tab = await openTwo();
  const listener = jest.fn();
  const stop = tab.themes.subscribe(listener);
  tab.themes.rename(tab.named('Flat'), 'Even');
  expect(listener).toHaveBeenCalledTimes(1);
  tab.engine().setField('button-bg', '#123456');
  expect(listener).toHaveBeenCalledTimes(1);
  await tab.runtime.save();
  expect(listener).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(listener).toHaveBeenCalledTimes(3);
  stop();
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(listener).toHaveBeenCalledTimes(3);
});

it('loses neither the list nor the current theme when the storage is full', async () => {
  const tab = await openTwo();
  const before = { list: localStorage.getItem(KEY), copy: localStorage.getItem('gm-theme:GENMASTER:') };
  const setItem = Storage.prototype.setItem;
  const refuse = (refused: RegExp) =>
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
      if (refused.test(key)) throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, text);
    });
  for (const full of [/^gm-themes/, /^gm-theme:/]) {
    const spy = refuse(full);
    expect(tab.themes.choose(tab.named('Flat'))).toBe('failed');
    spy.mockRestore();
    expect({ list: localStorage.getItem(KEY), copy: localStorage.getItem('gm-theme:GENMASTER:') }).toEqual(before);
    expect(tab.engine().getSnapshot().draft.mode).toBe('dark');
  }
});

it('does not select a theme over unsaved edits', async () => {
  const tab = await openTwo();
  tab.engine().setField('button-bg', '#123456');
  expect(tab.themes.choose(tab.named('Flat'))).toBe('failed');
  expect(tab.themes.list()).toHaveLength(2);
  expect(tab.engine().getSnapshot().isDirty).toBe(true);
});

it.each([
  '{',
  'null',
  '[]',
  '5',
  '{"others":5,"inUse":7}',
  '{"others":[null,{"id":""},{"id":3}],"inUse":{"name":"\\u200b"}}',
])('is empty where the stored value is not a list: %s', (text) => {
  localStorage.setItem(KEY, text);
  const tab = openTab();
  expect(tab.themes.list()).toEqual([]);
  expect(tab.themes.create('Flat', tab.seen())).toBe('done');
  expect(titles(tab)).toEqual([['Flat', false, null]]);
});

it('returns the same list until something changes', async () => {
  const tab = await openTwo();
  expect(tab.themes.list()).toBe(tab.themes.list());
});
