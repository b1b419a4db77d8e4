/** @jest-environment jsdom */
import type { SavedTheme } from '@genmaster/theme-engine';
import { FIRST_PAINT_KEY } from '@genmaster/theme-engine/first-paint';
import { installBrowserGaps, missingFonts, resetBrowser } from '../../testing/browser-gaps.ts';
import { closeThemes, fontField, openTheme } from '../../testing/theme-of-this-browser.ts';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const root = () => document.documentElement;

beforeAll(installBrowserGaps);
beforeEach(resetBrowser);
afterEach(closeThemes);

describe('the first theme shown', () => {
  it('is the default theme for a new visitor', () => {
    const { draft, isDirty } = openTheme().getEngine().getSnapshot();

    expect(draft).toMatchObject({ themeId: '1', schemeCode: '1.1', mode: 'light', menuPosition: '1', dashboard: '1' });
    expect(isDirty).toBe(false);
  });

  it('is on the page already for a new visitor: nothing is written before something differs', async () => {
    const runtime = openTheme();
    await nextFrame();
    expect(document.body.style.length).toBe(0);

    runtime.getEngine().chooseScheme('1.2');
    await nextFrame();

    expect(document.body.style.getPropertyValue('--layout-primary')).toBe(
      runtime.getEngine().getSnapshot().resolved.variables['--layout-primary'],
    );
    expect(root().getAttribute('data-theme-id')).toBe('1');
  });

  it('is on the page already for a new visitor: a drag of a size writes only that size', async () => {
    const engine = openTheme().getEngine();
    engine.begin('fontH1');
    engine.setField('fontH1', 40);
    expect(document.body.style.length).toBe(0);
    await nextFrame();
    expect(document.body.style.cssText).toBe('--font-h1: 40px;');
    engine.setField('fontH1', 41);
    await nextFrame();
    expect(document.body.style.cssText).toBe('--font-h1: 41px;');
  });

  it('is written completely when another mode is shown, where the page has other values', async () => {
    const engine = openTheme().getEngine();
    const plain = engine.valueOf('bg-page');
    engine.chooseMode('dark');
    engine.setField('bg-page', plain);
    await nextFrame();
    expect(document.body.style.getPropertyValue('--bg-page')).toBe(plain);
    expect(document.body.style.getPropertyValue('--font-h1')).toBe(engine.valueOf('fontH1'));
  });

  it('replaces the variables of another user’s theme, even when it is the default theme', () => {
    document.body.style.setProperty('--layout-primary', 'red');

    const { resolved } = openTheme().getEngine().getSnapshot();

    expect(document.body.style.getPropertyValue('--layout-primary')).toBe(resolved.variables['--layout-primary']);
  });

  it('is the copy of the last user', async () => {
    const before = openTheme();
    before.connect(async () => ({ kind: 'stored', recordId: 'row-1', revision: 1 }));
    before.switchUser('u-1', { server: null, keepDraft: false });
    before.getEngine().chooseMode('dark');
    expect(await before.save()).toBe('stored');

    expect(openTheme().getEngine().getSnapshot().draft.mode).toBe('dark');
  });

  it('is on the page before the panel is opened', async () => {
    const before = openTheme();
    before.getEngine().chooseMode('flately');
    await before.save();
    resetAttributes();

    openTheme();

    expect(root().getAttribute('data-bs-theme')).toBe('flately');
    expect(document.body.style.getPropertyValue('--layout-primary')).not.toBe('');
  });

  it.each([
    { what: 'nothing is stored', storage: null },
    {
      what: 'reading the storage throws',
      storage: new Proxy({} as Storage, {
        get: () => () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    },
  ])('is the default theme where $what, and a save reports that it is lost', async ({ storage }) => {
    const runtime = openTheme({ storage });

    expect(runtime.getEngine().getSnapshot().draft.mode).toBe('light');
    expect(await runtime.save()).toBe('lost');
  });

  it('is the default theme where the stored copy cannot be read', () => {
    localStorage.setItem(FIRST_PAINT_KEY, 'gm-theme:GENMASTER:u-1');
    localStorage.setItem('gm-theme:GENMASTER:u-1', '{"saved":');

    expect(openTheme().getEngine().getSnapshot().draft.mode).toBe('light');
  });

  it('is the default theme where the key of the last user cannot be read', () => {
    localStorage.setItem(FIRST_PAINT_KEY, 'gm-theme:GENMASTER:%E0%A4%A');

    expect(openTheme().getEngine().getSnapshot().draft.mode).toBe('light');
  });
});

describe('a save', () => {
  it('by a visitor is stored only in this browser', async () => {
    const runtime = openTheme();
    const send = jest.fn();
    runtime.connect(send);
    runtime.getEngine().chooseMode('dark');

    expect(await runtime.save()).toBe('kept-locally');
    expect(send).not.toHaveBeenCalled();
    expect(runtime.getEngine().getSnapshot().isDirty).toBe(false);
  });

  it('that cannot be sent survives a reload and is sent later', async () => {
    const before = openTheme();
    before.switchUser('u-1', { server: null, keepDraft: false });
    before.getEngine().chooseMode('dark');
    expect(await before.save()).toBe('kept-locally');

    const after = openTheme();
    expect(after.getEngine().getSnapshot()).toMatchObject({ draft: { mode: 'dark' }, isDirty: true });
    const send = jest.fn(async (_copy: SavedTheme) => ({ kind: 'stored' as const, recordId: 'row-1', revision: 1 }));
    after.connect(send);

    expect(await after.resend()).toBe('stored');
    expect(send.mock.calls[0]?.[0].mode).toBe('dark');
    expect(after.getEngine().getSnapshot().isDirty).toBe(false);
    expect(await after.resend()).toBeNull();
  });

  it('is sent to the account that signed in last, after a change of user', async () => {
    const runtime = openTheme();
    const sent: string[] = [];
    const sendAs = (name: string) => async () => {
      sent.push(name);
      return { kind: 'refused' as const };
    };
    runtime.connect(sendAs('u-1'));
    runtime.switchUser('u-1', { server: null, keepDraft: false });
    runtime.connect(sendAs('u-2'));
    runtime.switchUser('u-2', { server: null, keepDraft: false });

    await runtime.save();

    expect(sent).toEqual(['u-2']);
  });

  it('stores the files of the current fonts, for the next first paint', async () => {
    const runtime = openTheme();
    runtime.getEngine().setField(fontField(runtime), 'lexend-medium');
    await runtime.save();

    expect(localStorage.getItem(localStorage.getItem(FIRST_PAINT_KEY)!)).toContain('/assets/lexend-medium.woff2');
  });
});

it('loads the copy that another tab of the same user stored', async () => {
  const runtime = openTheme();
  const other = openTheme();
  other.getEngine().chooseMode('dark');
  await other.save();

  const key = localStorage.getItem(FIRST_PAINT_KEY)!;
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));

  expect(runtime.getEngine().getSnapshot().draft.mode).toBe('dark');
});

it('removes its own values on a reset, keeps those of other code, and shows the saved state', async () => {
  const runtime = openTheme();
  document.body.style.setProperty('--of-somebody-else', '1px');
  const before = runtime.getEngine().getSnapshot().resolved.variables['--layout-primary'];
  runtime.getEngine().chooseScheme('1.2');
  await nextFrame();
  expect(document.body.style.getPropertyValue('--layout-primary')).not.toBe(before);
  document.body.style.setProperty('--layout-primary', 'red');

  runtime.resetCurrent();

  // The page’s own stylesheet shows it.
  expect(document.body.style.getPropertyValue('--layout-primary')).toBe('');
  expect(document.body.style.getPropertyValue('--of-somebody-else')).toBe('1px');
  expect(runtime.getEngine().getSnapshot().isDirty).toBe(false);
});

it('writes nothing after it was disposed, not even pending changes', async () => {
  const runtime = openTheme();
  runtime.getEngine().chooseScheme('1.2');
  await nextFrame();
  runtime.getEngine().chooseScheme('1.3');
  runtime.dispose();
  resetAttributes();
  await nextFrame();
  expect(document.body.style.length).toBe(0);
  runtime.getEngine().chooseScheme('1.4');
  window.dispatchEvent(new Event('pagehide'));
  await nextFrame();
  expect(document.body.style.length).toBe(0);
  expect(sessionStorage.length).toBe(0);
});

it('reports a font that failed to load', async () => {
  missingFonts.add('lexend-medium');
  const runtime = openTheme();
  const problems: unknown[] = [];
  const stop = runtime.onProblem((problem) => problems.push(problem));

  runtime.getEngine().setField(fontField(runtime), 'lexend-medium');
  await nextFrame();
  await nextFrame();

  expect(problems).toEqual([{ kind: 'font', name: 'Lexend Medium' }]);
  stop();
});

it('reports a stylesheet that failed to load, and keeps the current one', async () => {
  document.head.innerHTML = '<link id="gm-theme-sheet" rel="stylesheet" href="/themes/theme-1.css">';
  const runtime = openTheme();
  const problems: unknown[] = [];
  runtime.onProblem((problem) => problems.push(problem));

  runtime.getEngine().chooseTheme('2');
  await nextFrame();
  document.head.querySelector('link:last-of-type')!.dispatchEvent(new Event('error'));

  expect(problems).toEqual([{ kind: 'stylesheet', name: '/themes/theme-2.css' }]);
  expect([...document.head.querySelectorAll('link')].map((link) => link.getAttribute('href'))).toEqual([
    '/themes/theme-1.css',
  ]);
});

describe('the preference for more contrast', () => {
  const written = (name = '--text-muted') => document.body.style.getPropertyValue(name);

  it('keeps the choice for the next visit, saves nothing of it in the theme, and can be reset', async () => {
    const before = openTheme();
    before.getEngine().setContrast('more');
    await nextFrame();
    const shown = written();
    expect(before.getEngine().getSnapshot().isDirty).toBe(false);
    resetAttributes();

    const after = openTheme();
    expect(shown).not.toBe('');
    expect(written()).toBe(shown);

    after.getEngine().setContrast('normal');
    await nextFrame();
    expect(written()).not.toBe(shown);
    expect(openTheme().getEngine().getSnapshot().contrast).toBe('normal');
  });

  it('stores its look for the next first paint, and the theme without it', async () => {
    const runtime = openTheme();
    runtime.getEngine().chooseScheme('1.3');
    await runtime.save();
    const kept = () => JSON.parse(localStorage.getItem(localStorage.getItem(FIRST_PAINT_KEY)!)!);
    const before = kept();

    runtime.getEngine().setContrast('more');

    expect(kept().paint.variables).toEqual(runtime.getEngine().getSnapshot().resolved.variables);
    expect(kept().paint.variables).not.toEqual(before.paint.variables);
    expect(kept().saved).toEqual(before.saved);
  });
});

describe('the undo steps', () => {
  const leave = () => window.dispatchEvent(new Event('pagehide'));

  it('are restored after a reload, together with unsaved edits', () => {
    const before = openTheme().getEngine();
    before.chooseMode('dark');
    before.chooseScheme('1.3');
    leave();

    const after = openTheme().getEngine();

    expect(after.getSnapshot()).toMatchObject({ canUndo: false, canRedo: true, isDirty: false });
    after.goToStep(2);
    expect(after.getSnapshot().draft).toMatchObject({ mode: 'dark', schemeCode: '1.3' });
    expect(after.listSteps().steps.map(({ label }) => label)).toEqual(
      before.listSteps().steps.map(({ label }) => label),
    );
  });

  it('belong to one user, and are removed with the user’s data', () => {
    const runtime = openTheme();
    runtime.switchUser('u-1', { server: null, keepDraft: false });
    runtime.getEngine().chooseMode('dark');
    leave();
    runtime.switchUser('u-2', { server: null, keepDraft: false });
    expect(runtime.getEngine().listSteps().steps).toHaveLength(1);

    runtime.switchUser('u-1', { server: null, keepDraft: false });
    expect(runtime.getEngine().listSteps().steps).toHaveLength(2);
    runtime.forgetUser();
    leave();
    expect(Object.keys(sessionStorage).filter((key) => key.includes('u-1'))).toEqual([]);
  });
});

function resetAttributes(): void {
  for (const element of [root(), document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
}
