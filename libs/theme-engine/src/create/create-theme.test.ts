/**
 * @jest-environment jsdom
 */
import { auditContrast } from '../color/index.ts';
import { applyFirstPaint } from '../first-paint/apply-first-paint.ts';
import { createTheme, type CreateThemeOptions } from './index.ts';

const options: CreateThemeOptions = {
  name: 'shop',
  colors: {
    page: { light: 'white', dark: '#101418' },
    card: 'oklch(97% 0.01 250)',
    '--ink': { light: 'rebeccapurple', label: 'Text' },
  },
  textOn: { ink: ['page', 'card'] },
  sizes: { gap: { value: 12, min: 4, max: 40 } },
  modes: { light: 'day', dark: 'night' },
  modeAttribute: 'data-look',
};
const shown = (name: string) => document.body.style.getPropertyValue(name);
const shownOn = ({ body }: Document) => body.getAttribute('style') ?? '';
const device = { matches: false, listener: () => {} };

beforeEach(() => {
  localStorage.clear();
  document.body.removeAttribute('style');
  device.matches = false;
  Object.assign(window, {
    matchMedia: () => ({
      get matches() {
        return device.matches;
      },
      addEventListener: (_: string, listener: () => void) => (device.listener = listener),
      removeEventListener: () => (device.listener = () => {}),
    }),
  });
});

describe('a theme from one call', () => {
  it('has the host’s own variables and mode names, from any CSS color', () => {
    createTheme(options);
    expect([shown('--page'), shown('--ink'), shown('--gap')]).toEqual([
      'rgba(255, 255, 255, 1)',
      'rgba(102, 51, 153, 1)',
      '12px',
    ]);
    expect(document.documentElement.getAttribute('data-look')).toBe('day');
  });

  it('prints a size that was calculated as one that was set', () => {
    const sizes = { gap: { value: 0.1 + 0.2, min: 0, max: 4 }, edge: { value: 1e-9, min: 0, max: 0.5 } };
    createTheme({ colors: { page: 'white' }, sizes, storage: null });
    expect([shown('--gap'), shown('--edge')]).toEqual(['0.3px', '0px']);
  });

  it('stays, with its mode, where a router replaces the body and the attributes of the page', async () => {
    const page = document.body.appendChild(document.createElement('iframe')).contentDocument!;
    const root = page.documentElement;
    const replace = async () => {
      for (const name of root.getAttributeNames()) root.removeAttribute(name);
      root.replaceChild(page.createElement('body'), page.body);
      await Promise.resolve();
      return [root.getAttribute('data-look'), page.body.style.getPropertyValue('--page')];
    };
    const theme = createTheme({ ...options, document: page });
    theme.setMode('night');
    expect(await replace()).toEqual(['night', 'rgba(16, 20, 24, 1)']);
    theme.dispose();
    expect(await replace()).toEqual([null, '']);
  });

  it('follows the device until a mode is chosen, and again on request', () => {
    device.matches = true;
    const theme = createTheme(options);
    expect(theme.getMode()).toBe('night');
    device.matches = false;
    device.listener();
    expect(theme.getMode()).toBe('day');
    expect(theme.setMode('night')).toMatchObject({ ok: true });
    device.listener();
    expect(theme.getMode()).toBe('night');
    theme.setMode('system');
    expect(theme.getMode()).toBe('day');
    expect(theme.setMode('purple')).toMatchObject({ ok: false });
  });

  it('keeps declared text readable in the other modes after a change in one', () => {
    const theme = createTheme(options);
    theme.set('page', 'rgb(250, 220, 120)');
    theme.set('--ink', '#402000');
    for (const mode of ['night', 'flately']) {
      theme.setMode(mode);
      expect(auditContrast(theme.engine.catalogue, theme.engine.getSnapshot().resolved.variables)).toEqual([]);
    }
  });

  it('is restored from the browser, and from any other storage', async () => {
    let json = '';
    const theme = createTheme({ ...options, save: (text) => void (json = text) });
    theme.set('page', '#fed');
    await theme.save();
    theme.dispose();
    expect(createTheme(options).get('page')).toBe('rgba(255, 238, 221, 1)');

    const elsewhere = createTheme({ ...options, storage: null });
    expect(elsewhere.load('{')).toBe(false);
    expect(elsewhere.load('5')).toBe(false);
    expect(elsewhere.load(json)).toBe(true);
    expect(elsewhere.get('page')).toBe('rgba(255, 238, 221, 1)');
  });

  it('has a stylesheet that shows the device’s mode before any script runs', () => {
    const css = createTheme(options).css();
    expect(css).toMatch(/^:root \{ color-scheme: light; .*--page: rgba\(255, 255, 255, 1\);/);
    expect(css).toMatch(
      /@media \(prefers-color-scheme: dark\) \{ :root:not\(\[data-bs-theme\]\)[^{]* \{.*--page: rgba\(16, 20, 24, 1\);/,
    );
  });

  it('has dark rules for a dark device that do not reach a page in light mode', () => {
    const root = document.documentElement;
    const [, selector = ''] = /^@media .*?\{ (.*?) \{/m.exec(createTheme(options).css())!;
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
    expect(root.matches(selector)).toBe(true);
    const theme = createTheme({ colors: { page: 'white' }, storage: null });
    theme.setMode('light');
    expect(root.matches(selector)).toBe(false);
    theme.dispose();
  });

  it.each([
    [{ colors: { page: 'whitish' } }, /"whitish" of "page" is no color/],
    [{ colors: { 'Page;': 'white' } }, /"Page;" is no name of a variable/],
    [{ colors: { ink: 'black' }, textOn: { ink: ['page'] } }, /stands on "page"/],
    [{}, /names no color/],
    [null, /`options` is no object/],
    [undefined, /`options` is no object/],
    [{ colors: { page: null } }, /null of "page" is no color/],
    [{ colors: { page: { dark: 'black' } } }, /undefined of "page" is no color/],
    [{ colors: { constructor: 'white' } }, /"constructor" is no name/],
    [{ colors: { page: 'white', '--page': 'black' } }, /"--page" is there twice/],
    [{ colors: { gap: 'white' }, sizes: { gap: { value: 1, min: 0, max: 2 } } }, /"gap" is there twice/],
    [{ colors: { page: 'white' }, textOn: { inkk: ['page'] } }, /"inkk" of `textOn`/],
    [{ colors: { page: 'white' }, textOn: { page: 'page' } }, /"page" of `textOn`/],
    [{ colors: { page: 'white' }, sizes: { gap: { value: Number.NaN, min: 0, max: 2 } } }, /value of "gap"/],
    [{ colors: { page: 'white' }, sizes: { gap: { value: 5, min: 0, max: 2 } } }, /value of "gap"/],
    [{ colors: { page: 'white' }, modes: { light: 'plain', dark: 'plain' } }, /same name/],
    [{ colors: { page: 'white' }, modes: { dark: "it's" } }, /not one word/],
    [{ colors: { page: 'white' }, modeAttribute: 'data look' }, /no name of an attribute/],
  ])('throws for %j', (broken, reason) => {
    expect(() => createTheme(broken as never)).toThrow(reason);
  });

  it.each(['brandColor', '--my_var', 'Brand-100', '--100'])('accepts a host’s own name: %s', (name) => {
    const theme = createTheme({ colors: { [name]: 'teal' } });
    expect(shownOn(document)).toContain(`--${name.replace(/^--/, '')}: rgba(0, 128, 128, 1)`);
    expect(theme.set(name, 'navy')).toMatchObject({ ok: true });
    expect(theme.get(name)).toBe('rgba(0, 0, 128, 1)');
  });

  it('lists the valid mode names in the host’s terms, and returns for any input', () => {
    const theme = createTheme(options);
    expect(theme.setMode('purple')).toEqual({
      ok: false,
      reason: 'No mode "purple". Use day, night, flately, system.',
    });
    for (const junk of [null, undefined, 5, {}] as never[]) {
      expect(theme.setMode(junk).ok).toBe(false);
      expect(theme.set(junk, 'red').ok).toBe(false);
      expect(theme.get(junk)).toBe('');
    }
  });
});

it('accepts every CSS color later too', () => {
  const theme = createTheme(options);
  expect(theme.set('page', 'teal')).toEqual({ ok: true, value: 'rgba(0, 128, 128, 1)' });
  expect(theme.set('page', 'currentcolor')).toMatchObject({ ok: false });
});

it('that follows the device starts the next visit in the device’s current mode', async () => {
  const theme = createTheme(options);
  theme.set('card', '#fef3c7');
  await theme.save();
  theme.dispose();
  const paintAt = (isDark: boolean) => {
    device.matches = isDark;
    document.documentElement.removeAttribute('data-bs-theme');
    document.body.removeAttribute('style');
    applyFirstPaint(window);
    return [document.documentElement.getAttribute('data-bs-theme'), shown('--page'), shown('--card')];
  };
  const [light, dark] = [paintAt(false), paintAt(true)];
  expect(light).toEqual([null, 'rgba(255, 255, 255, 1)', 'rgba(254, 243, 199, 1)']);
  const next = createTheme(options);
  expect(dark).toEqual(['dark', next.get('page'), next.get('card')]);
});

describe('a host’s own mode', () => {
  const root = document.documentElement;
  const firstFrame = (theme: { headScript(): string }, isDark = false) => {
    device.matches = isDark;
    for (const name of root.getAttributeNames()) root.removeAttribute(name);
    document.body.removeAttribute('style');
    document.head.innerHTML = theme.headScript();
    const script = document.head.querySelector('script')!;
    Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
    window.eval(script.text);
  };
  afterEach(() => root.removeAttribute('class'));

  it.each([
    [false, 'day', null],
    [true, 'night', 'dark'],
  ])('applies in the first frame of a first visit (dark device: %j)', (isDark, name, mode) => {
    const theme = createTheme(options);
    firstFrame(theme, isDark);
    expect([root.getAttribute('data-look'), root.getAttribute('data-bs-theme')]).toEqual([name, mode]);
  });

  it('applies in the first frame as it was chosen, independent of the device', async () => {
    const theme = createTheme(options);
    theme.setMode('night');
    theme.set('page', '#222');
    await theme.save();
    firstFrame(theme, false);
    expect([root.getAttribute('data-look'), shown('--page')]).toEqual(['night', 'rgba(34, 34, 34, 1)']);
  });

  it('is read from its own theme, even when another theme of the origin was shown last', async () => {
    const theme = createTheme(options);
    theme.setMode('night');
    await theme.save();
    const other = createTheme({ ...options, name: 'other' });
    other.setMode('flately');
    await other.save();
    firstFrame(theme);
    expect(root.getAttribute('data-look')).toBe('night');
  });

  it('may be a class, which keeps the other classes', async () => {
    root.className = 'no-js wide';
    const theme = createTheme({ ...options, modeAttribute: 'class' });
    expect(root.className).toBe('no-js wide day');
    theme.setMode('night');
    expect(root.className).toBe('no-js wide night');
    expect(theme.css()).toMatch(/^:root\.night, \.night \{ color-scheme: dark;/m);
    await theme.save();
    theme.dispose();
    firstFrame(theme);
    expect(root.className).toBe('night');
  });

  it('has its rules in the stylesheet, and light also applies on a dark device', () => {
    const css = createTheme(options).css();
    expect(css).toMatch(/^:root\[data-look='day'\], \[data-look='day'\] \{ color-scheme: light; /m);
    expect(css.indexOf("[data-look='day']")).toBeGreaterThan(css.indexOf('@media'));
  });

  it.each([
    ['🌙', String.raw`\1f319 `],
    ['नाइट', String.raw`\928 \93e \907 \91f `],
    ['2x', String.raw`\32 x`],
    ['-2x', String.raw`\2d 2x`],
    ['-', String.raw`\2d `],
    ['--x', '--x'],
    ['a{b', String.raw`a\7b b`],
  ])('may be a class of any name, which the stylesheet escapes: %s', (dark, escaped) => {
    const css = createTheme({ ...options, modes: { dark }, modeAttribute: 'class' }).css();
    expect(css).toContain(`:root.${escaped}, .${escaped} {`);
  });
});

describe('a theme that is also stored elsewhere', () => {
  it('shows the copy from there, even when this browser has counted more saves', async () => {
    const here = createTheme({ ...options, save: () => {} });
    for (const color of ['#fee', '#efe', '#eef']) {
      here.set('page', color);
      await here.save();
    }
    let json = '';
    const there = createTheme({ ...options, storage: null, save: (text) => void (json = text) });
    there.set('page', '#fed');
    await there.save();
    expect(here.load(json)).toBe(true);
    expect(here.get('page')).toBe('rgba(255, 238, 221, 1)');
  });

  it('and could not be stored there is not replaced by the older copy, also after a reload', async () => {
    let json = '';
    const account = createTheme({ ...options, storage: null, save: (text) => void (json = text) });
    account.set('page', '#fed');
    await account.save();

    const offline = createTheme({ ...options, save: () => Promise.reject(new Error('offline')) });
    offline.set('page', '#def');
    await expect(offline.save()).rejects.toThrow('offline');
    expect(offline.load(json)).toBe(true);
    expect(offline.get('page')).toBe('rgba(221, 238, 255, 1)');
    offline.dispose();

    const next = createTheme({ ...options, save: () => {} });
    expect(next.get('page')).toBe('rgba(221, 238, 255, 1)');
    expect(next.load(json)).toBe(true);
    expect(next.get('page')).toBe('rgba(221, 238, 255, 1)');
    expect(next.engine.getSnapshot()).toMatchObject({ isDirty: true, newerCopy: { recordId: 'shop' } });
    next.engine.takeNewerCopy();
    expect(next.get('page')).toBe('rgba(255, 238, 221, 1)');
  });

  it.each([413, 429, 500])('and was refused there with %i counts as unsaved, also after a reload', async (status) => {
    const refused = createTheme({ ...options, save: async () => ({ ok: false, status }) });
    refused.set('page', '#def');
    expect(await refused.save()).toBe(false);
    expect(refused.engine.getSnapshot().isDirty).toBe(true);
    refused.dispose();
    const next = createTheme({ ...options, save: async () => ({ ok: true, status: 200 }) });
    expect(next.get('page')).toBe('rgba(221, 238, 255, 1)');
    expect(next.engine.getSnapshot().isDirty).toBe(true);
    expect(await next.save()).toBe(true);
    expect(next.engine.getSnapshot().isDirty).toBe(false);
  });

  it.each<[string, (answer: { resolve: () => void; reject: (reason: Error) => void }) => void]>([
    ['arrives', ({ resolve }) => resolve()],
    ['fails', ({ reject }) => reject(new Error('offline'))],
  ])('is sent there as it was last, after an earlier save %s', async (_what, end) => {
    const arrived: string[] = [];
    const underWay: { resolve: () => void; reject: (reason: Error) => void }[] = [];
    const save = async (json: string) => {
      await new Promise<void>((resolve, reject) => underWay.push({ resolve, reject }));
      arrived.push(json);
    };
    const theme = createTheme({ ...options, save });
    theme.set('page', '#def');
    const first = theme.save().catch(() => false);
    theme.set('page', '#fed');
    const second = theme.save();
    await Promise.resolve();
    expect(underWay).toHaveLength(1);
    end(underWay[0]!);
    await first;
    expect(theme.engine.getSnapshot().isDirty).toBe(true);
    await Promise.resolve();
    underWay[1]!.resolve();
    expect(await second).toBe(true);
    expect(arrived.at(-1)).toContain('rgba(255, 238, 221, 1)');
    expect(theme.engine.getSnapshot().isDirty).toBe(false);
    theme.dispose();
    expect(createTheme(options).get('page')).toBe('rgba(255, 238, 221, 1)');
  });

  it('does not overwrite a copy that was loaded while the save waited for an earlier one', async () => {
    let account = '';
    const elsewhere = createTheme({ ...options, storage: null, save: (text) => void (account = text) });
    elsewhere.set('page', '#fed');
    await elsewhere.save();

    const fail: ((reason: Error) => void)[] = [];
    const here = createTheme({ ...options, save: () => new Promise((_, reject) => fail.push(reject)) });
    here.set('page', '#def');
    const first = here.save();
    await Promise.resolve();
    here.set('page', '#ded');
    const second = here.save();
    expect(here.load(account)).toBe(true);
    fail[0]!(new Error('offline'));
    await expect(first).rejects.toThrow('offline');
    expect(await second).toBe(false);
    expect(fail).toHaveLength(1);
    expect(here.engine.getSnapshot().newerCopy).not.toBeNull();
  });

  it('never overwrites a copy that is still undecided', async () => {
    let account = '';
    const elsewhere = createTheme({ ...options, storage: null, save: (text) => void (account = text) });
    elsewhere.set('page', '#fed');
    await elsewhere.save();
    const first = account;

    const save = jest.fn();
    const here = createTheme({ ...options, save });
    here.set('page', '#def');
    expect(here.load(account)).toBe(true);
    expect(await here.save()).toBe(false);
    expect(save).not.toHaveBeenCalled();
    expect(here.engine.getSnapshot().newerCopy).toMatchObject({ recordId: 'shop' });
    expect(account).toBe(first);
    here.dispose();

    // The edits are unchanged.
    const next = createTheme({ ...options, save });
    expect(next.get('page')).toBe('rgba(221, 238, 255, 1)');
    next.load(account);
    next.engine.dismissNewerCopy();
    expect(await next.save()).toBe(true);
    expect(save).toHaveBeenCalledTimes(1);
  });

  it('that could not be stored anywhere counts as unsaved', async () => {
    const theme = createTheme({ ...options, storage: null, save: () => Promise.reject(new Error('offline')) });
    theme.set('page', '#def');
    await expect(theme.save()).rejects.toThrow('offline');
    expect(theme.engine.getSnapshot().isDirty).toBe(true);
  });
});

it('a conflict is reported when two tabs save at once', async () => {
  const [one, two] = [createTheme(options), createTheme(options)];
  one.set('card', '#fef3c7');
  two.set('card', '#dbeafe');
  await one.save();
  await two.save();
  const stored = JSON.parse(localStorage.getItem('gm-theme:shop:')!) as { saved: { revision: number } };
  expect(stored.saved.revision).toBeGreaterThan(one.engine.getSnapshot().record!.revision);
});

it('a copy from another tab beside unsaved edits is not overwritten before a decision', async () => {
  const [one, two] = [createTheme(options), createTheme(options)];
  const key = 'gm-theme:shop:';
  two.set('card', '#dbeafe');
  one.set('card', '#fef3c7');
  expect(await one.save()).toBe(true);
  const stored = localStorage.getItem(key);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: stored }));
  expect(two.engine.getSnapshot().newerCopy).not.toBeNull();
  expect(await two.save()).toBe(false);
  expect(localStorage.getItem(key)).toBe(stored);
  two.engine.dismissNewerCopy();
  expect(await two.save()).toBe(true);
  expect(createTheme(options).get('card')).toBe('rgba(219, 234, 254, 1)');
});

it('a theme in a frame does not take its own save for that of another tab', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const theme = createTheme({ ...options, document: frame.contentDocument!, save: () => new Promise(() => {}) });
  theme.set('card', '#dbeafe');
  void theme.save();
  const stored = { key: 'gm-theme:shop:', newValue: frame.contentWindow!.localStorage.getItem('gm-theme:shop:') };
  theme.set('card', '#fef3c7');
  // The browser tells every other window of the origin, such as the one around the frame.
  window.dispatchEvent(new StorageEvent('storage', stored));
  expect(theme.engine.getSnapshot().newerCopy).toBeNull();
  const saved = { ...JSON.parse(stored.newValue!), pending: false };
  saved.saved.revision = 9;
  frame.contentWindow!.dispatchEvent(new StorageEvent('storage', { ...stored, newValue: JSON.stringify(saved) }));
  expect(theme.engine.getSnapshot().newerCopy?.revision).toBe(9);
  theme.dispose();
  frame.remove();
});

it('a theme without any storage counts as unsaved', async () => {
  const storage = {
    ...localStorage,
    getItem: () => null,
    setItem: () => {
      throw new DOMException('', 'QuotaExceededError');
    },
  };
  const theme = createTheme({ ...options, storage: storage as unknown as Storage });
  theme.set('card', '#fef3c7');
  expect(await theme.save()).toBe(false);
  expect(theme.engine.getSnapshot().isDirty).toBe(true);
});

describe('an invalid theme throws', () => {
  const colors = { page: 'white', ink: '#222' };
  it.each<[string, object, RegExp]>([
    ['modes that are no object', { modes: null }, /`modes` is no object/],
    ['a mode that there is not', { modes: { purple: 'x' } }, /"purple" of `modes` is none of light, dark, flately/],
    ['a name of a mode that is no text', { modes: { dark: 5 } }, /not one word/],
    [
      'a color for a mode that there is not',
      { colors: { page: { light: 'white', night: 'navy' } } },
      /"page" has a color for "night"/,
    ],
    ['an attribute with a meaning', { modeAttribute: 'style' }, /attribute of your own: "style"/],
    ['an attribute that runs', { modeAttribute: 'onclick' }, /attribute of your own: "onclick"/],
    [
      'the attribute of the engine with other names',
      { modeAttribute: 'data-bs-theme', modes: { dark: 'night' } },
      /Name another `modeAttribute`/,
    ],
    ['sizes that are no object', { sizes: 5 }, /`sizes` is no object/],
    ['a size that is no object', { sizes: { gap: null } }, /"gap" of `sizes`/],
    ['pairs that are no object', { textOn: null }, /`textOn` is no object/],
    ['a pair that is no name', { textOn: { ink: [5] } }, /"ink" of `textOn`/],
    ['a text on itself', { textOn: { ink: ['page', '--ink'] } }, /"ink" stands on itself/],
    ['a size as text', { sizes: { gap: { value: '5', min: 0, max: 9 } } }, /value of "gap"/],
    ['a limit as text', { sizes: { gap: { value: 5, min: '0', max: 9 } } }, /limits of "gap"/],
    ['a size without an end', { sizes: { gap: { value: 1, min: 0, max: Infinity } } }, /limits of "gap"/],
    ['a mode named as the device', { modes: { dark: 'system' } }, /"system"/],
    ['a name that is no text', { name: 5 }, /`name` is no text/],
    ['a save that cannot be called', { save: '/theme' }, /`save` is no function/],
  ])('%s', (_what, changes, message) => {
    expect(() => createTheme({ colors, storage: null, ...changes } as CreateThemeOptions)).toThrow(message);
  });

  it('an invalid color value is reported with a valid example, and changes nothing', () => {
    const theme = createTheme({ colors, storage: null });
    for (const value of ['blurple', 'color-mix(in srgb, red, blue)', 'rgb(from red r g b)', 'currentcolor']) {
      const reason = `"${value}" is no color. Use any CSS color that refers to no other.`;
      expect(theme.set('ink', value)).toEqual({ ok: false, reason });
    }
    expect(theme.set('bogus', 'red')).toMatchObject({ ok: false, reason: expect.stringContaining('bogus') });
    expect(theme.get('ink')).toBe('rgba(34, 34, 34, 1)');
  });
});

it('colors may be given by the host’s own mode names', () => {
  const theme = createTheme({
    colors: { page: { day: 'white', night: 'navy' } },
    modes: { light: 'day', dark: 'night' },
    storage: null,
  });
  expect(theme.get('page')).toBe('rgba(255, 255, 255, 1)');
  theme.setMode('night');
  expect(theme.get('page')).toBe('rgba(0, 0, 128, 1)');
});

it('a framework can write the element of the head script itself', () => {
  const theme = createTheme({
    colors: { page: 'white' },
    modes: { light: 'day' },
    modeAttribute: 'data-look',
    storage: null,
  });
  const { attributes, text } = theme.headScriptParts();
  const script = document.createElement('script');
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.text = text;
  document.head.innerHTML = theme.headScript();
  expect(document.head.childNodes).toHaveLength(1);
  expect(script.isEqualNode(document.head.firstChild)).toBe(true);
  expect(attributes).toMatchObject({ 'data-follows': '', 'data-modes': '["data-look","day","dark","flately"]' });
});

it('the attribute of the engine may be configured with its names', () => {
  const [named, plain] = [{ modeAttribute: 'data-bs-theme' }, {}].map((more) =>
    createTheme({ colors: { page: 'white' }, storage: null, ...more }),
  );
  expect(named!.css()).toBe(plain!.css());
  expect(named!.headScript()).toBe(plain!.headScript());
});

it('text is readable in the current mode too, unless both colors were set there', () => {
  const theme = createTheme({ colors: { page: 'white', ink: '#222' }, textOn: { ink: ['page'] }, storage: null });
  const missing = () => auditContrast(theme.engine.catalogue, theme.engine.getSnapshot().resolved.variables);
  for (const mode of ['light', 'dark', 'flately']) {
    theme.setMode(mode);
    for (const page of ['#222', '#777', 'white', 'black']) {
      theme.set('page', page);
      expect(missing()).toEqual([]);
    }
    theme.engine.resetField('page');
    theme.set('ink', '#888');
    expect(missing()).toEqual([]);
    theme.set('page', '#999');
    expect(missing()).toHaveLength(1);
    theme.engine.resetField('page');
    theme.engine.resetField('ink');
  }
});

it.each<[string, Record<string, string>, [name: string, value: string] | null]>([
  [
    'one of its backgrounds was set to the other extreme',
    { page: 'white', card: '#ddd', ink: '#222' },
    ['page', 'black'],
  ],
  ['two backgrounds are between light and dark', { page: '#957f78', card: '#2f8e3c', ink: '#000014' }, null],
])('text is readable on all its backgrounds where %s', (_what, colors, change) => {
  const theme = createTheme({ colors, textOn: { ink: ['page', 'card'] }, storage: null });
  for (const mode of ['light', 'dark', 'flately']) {
    theme.setMode(mode);
    if (change) theme.set(...change);
    const { catalogue } = theme.engine;
    expect(auditContrast(catalogue, theme.engine.getSnapshot().resolved.variables)).toEqual([]);
    if (change) expect(theme.get(change[0])).toBe('rgba(0, 0, 0, 1)');
  }
});

it('follows the device from the moment it is requested', () => {
  const theme = createTheme({ colors: { page: 'white' }, followSystem: false, storage: null });
  device.matches = true;
  device.listener();
  expect(theme.getMode()).toBe('light');
  theme.setMode('system');
  expect(theme.getMode()).toBe('dark');
  device.matches = false;
  device.listener();
  expect(theme.getMode()).toBe('light');
});

it('still follows the device on the next visit, where that was chosen and saved', async () => {
  const shop = { name: 'asks', colors: { page: { light: 'white', dark: '#101418' } }, followSystem: false };
  const theme = createTheme(shop);
  theme.setMode('system');
  expect(await theme.save()).toBe(true);
  theme.dispose();
  device.matches = true;
  const next = createTheme(shop);
  expect(next.getMode()).toBe('dark');
  next.setMode('light');
  expect(await next.save()).toBe(true);
  next.dispose();
  expect(createTheme(shop).getMode()).toBe('light');
});

it('does not follow the device on the next visit, where nobody asked for that', async () => {
  const shop = { name: 'asks', colors: { page: { light: 'white', dark: '#101418' } }, followSystem: false };
  const theme = createTheme(shop);
  theme.set('page', 'snow');
  expect(await theme.save()).toBe(true);
  theme.dispose();
  device.matches = true;
  expect(createTheme(shop).getMode()).toBe('light');
});

describe('a listener that throws', () => {
  const fail = () => {
    throw new Error('of the host');
  };

  it('leaves a theme that was saved elsewhere as one that has arrived', async () => {
    const theme = createTheme({ ...options, save: () => {} });
    theme.set('card', '#fef3c7');
    const stop = theme.subscribe(fail);
    await expect(theme.save()).rejects.toThrow('of the host');
    stop();
    expect(theme.engine.getSnapshot().isDirty).toBe(false);
    expect(JSON.parse(localStorage.getItem('gm-theme:shop:')!)).toMatchObject({ pending: false });
  });

  it('as the mode follows the device does not keep out what another tab has saved', async () => {
    const shop = { ...options, followSystem: false };
    const [one, two] = [createTheme(shop), createTheme(shop)];
    one.setMode('system');
    one.set('card', '#fef3c7');
    await one.save();
    const stop = two.subscribe(fail);
    const reported = jest.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', reported, { once: true });
    device.matches = true;
    const key = 'gm-theme:shop:';
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));
    stop();
    expect(reported).toHaveBeenCalledTimes(1);
    expect(two.get('card')).toBe(one.get('card'));
  });
});
