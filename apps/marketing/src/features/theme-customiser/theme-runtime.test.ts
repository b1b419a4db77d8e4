/** @jest-environment jsdom */
import type { SavedTheme } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { FIRST_PAINT_KEY } from '@genmaster/theme-engine/first-paint';
import { installBrowserGaps, missingFonts, resetBrowser } from '../../testing/browser-gaps.ts';
import { createThemeRuntime } from './theme-runtime.ts';

/** What this browser keeps of a theme. */
interface StoredCopy {
  saved: { properties: { themeColorScheme: string } };
  paint: { variables: Record<string, string> };
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const root = () => document.documentElement;

/** The theme of this browser, with what an earlier page kept. */
function setUp({ storage = localStorage as Storage | null } = {}) {
  return createThemeRuntime({ document, storage, projectId: 'GENMASTER' });
}

/** A copy as the server has it: the defaults, in another mode. */
function serverCopy(mode: SavedTheme['mode'], revision = 1): SavedTheme {
  const { properties } = setUp({ storage: null }).getEngine().toSaved();
  return { recordId: 'row-1', revision, properties, mode, dropped: [] };
}

beforeAll(installBrowserGaps);
beforeEach(resetBrowser);

describe('what is shown first', () => {
  it('is the default theme for somebody new', () => {
    const { draft, isDirty } = setUp().getEngine().getSnapshot();

    expect(draft).toMatchObject({ themeId: '1', schemeCode: '1.1', mode: 'light', menuPosition: '1', dashboard: '1' });
    expect(isDirty).toBe(false);
  });

  it('is the copy of whoever was here last', async () => {
    const before = setUp();
    before.connect(async () => ({ kind: 'stored', recordId: 'row-1', revision: 1 }));
    before.switchUser('u-1', { server: null, keepDraft: false });
    before.getEngine().chooseMode('dark');
    expect(await before.save()).toBe('stored');

    expect(setUp().getEngine().getSnapshot().draft.mode).toBe('dark');
  });

  it('is on the page before anybody asks for the panel', async () => {
    const before = setUp();
    before.getEngine().chooseMode('flately');
    await before.save();
    resetAttributes();

    setUp();

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
  ])('is the default theme where $what, and a save says that it is lost', async ({ storage }) => {
    const runtime = setUp({ storage });

    expect(runtime.getEngine().getSnapshot().draft.mode).toBe('light');
    expect(await runtime.save()).toBe('lost');
  });

  it('is the default theme where the stored copy cannot be read', () => {
    localStorage.setItem(FIRST_PAINT_KEY, 'gm-theme:GENMASTER:u-1');
    localStorage.setItem('gm-theme:GENMASTER:u-1', '{"saved":');

    expect(setUp().getEngine().getSnapshot().draft.mode).toBe('light');
  });

  it('belongs to nobody where the last user’s key cannot be read', () => {
    localStorage.setItem(FIRST_PAINT_KEY, 'gm-theme:GENMASTER:%E0%A4%A');

    expect(setUp().getEngine().getSnapshot().draft.mode).toBe('light');
  });
});

describe('the names of another language', () => {
  const names = { sections: { navbar: 'नेविगेशन पट्टी' }, fields: { 'button-bg': 'बटन पृष्ठभूमि' } };
  const nameOf = (runtime: ReturnType<typeof setUp>) =>
    runtime.getEngine().catalogue.sections.find(({ id }) => id === 'navbar')?.name;

  it('are those of the engine in use, of the next user’s, and of a catalogue that grows', () => {
    const runtime = setUp();

    runtime.nameChoices(names);
    expect(nameOf(runtime)).toBe('नेविगेशन पट्टी');

    runtime.switchUser('u-1', { server: null, keepDraft: false });
    expect(nameOf(runtime)).toBe('नेविगेशन पट्टी');

    runtime.extendCatalogue({
      color_schemes: [{ color_scheme: '1.77', name: 'Own', theme_id: '1', colors: { light: { '--bg-page': '#fff' } } }],
    });
    expect(nameOf(runtime)).toBe('नेविगेशन पट्टी');
    expect(runtime.getEngine().catalogue.schemes.at(-1)?.name).toBe('Own');
  });

  it('leave unsaved edits as they are and name the next steps of undo', () => {
    const runtime = setUp();
    const engine = runtime.getEngine();
    engine.chooseMode('dark');

    runtime.nameChoices(names);
    engine.setField('button-bg', '#123456');

    expect(engine.getSnapshot()).toMatchObject({ draft: { mode: 'dark' }, undoLabel: 'बटन पृष्ठभूमि' });
  });
});

describe('a change of user', () => {
  it('shows the other one’s copy and gives the first one’s back', async () => {
    const runtime = setUp();
    runtime.getEngine().chooseMode('dark');
    await runtime.save();

    runtime.switchUser('u-1', { server: null, keepDraft: false });
    expect(runtime.getEngine().getSnapshot().draft.mode).toBe('light');

    runtime.switchUser(null, { server: null, keepDraft: false });
    expect(runtime.getEngine().getSnapshot().draft.mode).toBe('dark');
  });

  it('is told to whoever shows the engine, because it is another one', () => {
    const runtime = setUp();
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
    const runtime = setUp();
    const first = runtime.getEngine();
    runtime.switchUser('u-1', { server: serverCopy('dark'), keepDraft: false });

    first.chooseMode('flately');
    await nextFrame();

    expect(root().getAttribute('data-bs-theme')).toBe('dark');
  });

  it('shows the server’s copy and keeps it here for the next first paint', () => {
    const runtime = setUp();

    runtime.switchUser('u-1', { server: serverCopy('dark'), keepDraft: true });

    expect(runtime.getEngine().getSnapshot()).toMatchObject({ draft: { mode: 'dark' }, isDirty: false });
    expect(setUp().getEngine().getSnapshot().draft.mode).toBe('dark');
  });

  it('carries unsaved edits along when asked to, over the server’s copy', () => {
    const runtime = setUp();
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
    const runtime = setUp();
    runtime.getEngine().chooseMode('dark');

    runtime.switchUser('u-1', { server: null, keepDraft: false });

    expect(runtime.getEngine().getSnapshot()).toMatchObject({ draft: { mode: 'light' }, isDirty: false });
  });

  it('offers what a visitor saved to an account that has nothing yet, as unsaved edits', async () => {
    const runtime = setUp();
    runtime.getEngine().chooseMode('dark');
    await runtime.save();

    runtime.switchUser('u-1', { server: null, keepDraft: true });

    expect(runtime.getEngine().getSnapshot()).toMatchObject({ draft: { mode: 'dark' }, isDirty: true });
  });

  it('shows what the account has before what a visitor saved', async () => {
    const runtime = setUp();
    runtime.getEngine().chooseMode('dark');
    await runtime.save();

    runtime.switchUser('u-1', { server: serverCopy('flately'), keepDraft: true });

    expect(runtime.getEngine().getSnapshot()).toMatchObject({ draft: { mode: 'flately' }, isDirty: false });
  });
});

describe('the same user again', () => {
  it('gets a newer copy of the server', () => {
    const runtime = setUp();
    runtime.switchUser('u-1', { server: serverCopy('dark'), keepDraft: true });
    const engine = runtime.getEngine();

    runtime.switchUser('u-1', { server: serverCopy('flately', 2), keepDraft: true });

    expect(runtime.getEngine()).toBe(engine);
    expect(engine.getSnapshot().draft.mode).toBe('flately');
    expect(setUp().getEngine().getSnapshot().draft.mode).toBe('flately');
  });

  it('keeps edits that a newer copy would replace, and is told about it', () => {
    const runtime = setUp();
    runtime.switchUser('u-1', { server: serverCopy('dark'), keepDraft: true });
    runtime.getEngine().chooseMode('light');

    runtime.switchUser('u-1', { server: serverCopy('flately', 2), keepDraft: true });

    expect(runtime.getEngine().getSnapshot()).toMatchObject({ draft: { mode: 'light' }, newerCopy: { revision: 2 } });
  });
});

describe('a save', () => {
  it('of a visitor goes no further than this browser', async () => {
    const runtime = setUp();
    const send = jest.fn();
    runtime.connect(send);
    runtime.getEngine().chooseMode('dark');

    expect(await runtime.save()).toBe('kept-locally');
    expect(send).not.toHaveBeenCalled();
    expect(runtime.getEngine().getSnapshot().isDirty).toBe(false);
  });

  it('that cannot be sent survives a reload and is sent later', async () => {
    const before = setUp();
    before.switchUser('u-1', { server: null, keepDraft: false });
    before.getEngine().chooseMode('dark');
    expect(await before.save()).toBe('kept-locally');

    const after = setUp();
    expect(after.getEngine().getSnapshot()).toMatchObject({ draft: { mode: 'dark' }, isDirty: true });
    const send = jest.fn(async (_copy: SavedTheme) => ({ kind: 'stored' as const, recordId: 'row-1', revision: 1 }));
    after.connect(send);

    expect(await after.resend()).toBe('stored');
    expect(send.mock.calls[0]?.[0].mode).toBe('dark');
    expect(after.getEngine().getSnapshot().isDirty).toBe(false);
    expect(await after.resend()).toBeNull();
  });

  it('goes to the account that is connected last, after a change of user', async () => {
    const runtime = setUp();
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

  it('names the files of the fonts in use, for the next first paint', async () => {
    const runtime = setUp();
    runtime.getEngine().setField(fontField(runtime), 'lexend-medium');
    await runtime.save();

    expect(localStorage.getItem(localStorage.getItem(FIRST_PAINT_KEY)!)).toContain('/assets/lexend-medium.woff2');
  });
});

describe('a scheme of the project’s own', () => {
  const options = {
    color_schemes: [
      { color_scheme: '1.77', name: 'House style', theme_id: '1', colors: { light: { '--bg-page': '#fff4e0' } } },
    ],
  };
  const inHouseStyle = (): SavedTheme => {
    const copy = serverCopy('light');
    return { ...copy, properties: { ...copy.properties!, themeColorScheme: '1.77' }, ownNames: [] };
  };
  const kept = () => JSON.parse(localStorage.getItem(localStorage.getItem(FIRST_PAINT_KEY)!)!) as StoredCopy;

  it('can be chosen in the engine in use and in those of later users', () => {
    const runtime = setUp();

    runtime.extendCatalogue(options);
    runtime.getEngine().chooseScheme('1.77');
    runtime.switchUser('u-1', { server: null, keepDraft: true });

    expect(runtime.getEngine().getSnapshot().draft.schemeCode).toBe('1.77');
  });

  it('shows when it comes after the copy that names it, and is in the next first paint', () => {
    const runtime = setUp();
    runtime.switchUser('u-1', { server: inHouseStyle(), keepDraft: false });
    expect(runtime.getEngine().getSnapshot().draft.schemeCode).toBe('1.1');

    runtime.extendCatalogue(options);

    expect(runtime.getEngine().getSnapshot()).toMatchObject({ draft: { schemeCode: '1.77' }, isDirty: false });
    expect(kept().paint.variables['--bg-page']).toBe('rgba(255, 244, 224, 1)');
  });

  it('is not lost from the account’s copy in this browser where it never comes', () => {
    const before = setUp();
    before.switchUser('u-1', { server: inHouseStyle(), keepDraft: false });

    const after = setUp();
    after.switchUser('u-1', { server: inHouseStyle(), keepDraft: true });
    after.extendCatalogue(options);

    expect(kept().saved.properties.themeColorScheme).toBe('1.77');
    expect(after.getEngine().getSnapshot().draft.schemeCode).toBe('1.77');
  });

  it('is there from the start on the next visit, for edits that were never sent too', async () => {
    const before = setUp();
    before.extendCatalogue(options);
    before.switchUser('u-1', { server: null, keepDraft: false });
    before.getEngine().chooseScheme('1.77');
    expect(await before.save()).toBe('kept-locally');

    expect(setUp().getEngine().getSnapshot()).toMatchObject({ draft: { schemeCode: '1.77' }, isDirty: true });
  });

  it('goes when the project takes it back', () => {
    setUp().extendCatalogue(options);
    const runtime = setUp();
    runtime.getEngine().chooseScheme('1.77');

    runtime.extendCatalogue({ color_schemes: [] });

    expect(runtime.getEngine().catalogue.schemes.map(({ code }) => code)).not.toContain('1.77');
    expect(
      setUp()
        .getEngine()
        .catalogue.schemes.map(({ code }) => code),
    ).not.toContain('1.77');
  });

  it.each(['{"color_schemes":', '5', '{"color_schemes":[{"color_scheme":"1.77"}]}'])(
    'is none where what was kept cannot be read: %s',
    (text) => {
      localStorage.setItem('gm-theme-options:GENMASTER', text);

      expect(setUp().getEngine().catalogue.schemes).toEqual(defaultCatalogue.schemes);
    },
  );

  it('keeps unsaved edits as they are', () => {
    const runtime = setUp();
    runtime.getEngine().chooseScheme('1.3');

    runtime.extendCatalogue(options);

    expect(runtime.getEngine().getSnapshot()).toMatchObject({ draft: { schemeCode: '1.3' }, isDirty: true });
  });
});

it('takes over what another tab of the same user has kept', async () => {
  const runtime = setUp();
  const other = setUp();
  other.getEngine().chooseMode('dark');
  await other.save();

  const key = localStorage.getItem(FIRST_PAINT_KEY)!;
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) }));

  expect(runtime.getEngine().getSnapshot().draft.mode).toBe('dark');
});

it('removes what it wrote on a reset, keeps what others wrote, and shows the saved state', async () => {
  const runtime = setUp();
  document.body.style.setProperty('--of-somebody-else', '1px');
  const before = document.body.style.getPropertyValue('--layout-primary');
  runtime.getEngine().chooseScheme('1.2');
  await nextFrame();
  document.body.style.setProperty('--layout-primary', 'red');

  runtime.resetCurrent();

  expect(document.body.style.getPropertyValue('--layout-primary')).toBe(before);
  expect(document.body.style.getPropertyValue('--of-somebody-else')).toBe('1px');
  expect(runtime.getEngine().getSnapshot().isDirty).toBe(false);
});

it('tells about a font that did not come', async () => {
  missingFonts.add('lexend-medium');
  const runtime = setUp();
  const problems: unknown[] = [];
  const stop = runtime.onProblem((problem) => problems.push(problem));

  runtime.getEngine().setField(fontField(runtime), 'lexend-medium');
  await nextFrame();
  await nextFrame();

  expect(problems).toEqual([{ kind: 'font', name: 'Lexend Medium' }]);
  stop();
});

it('tells about a stylesheet that did not come, and keeps the one in use', async () => {
  document.head.innerHTML = '<link id="gm-theme-sheet" rel="stylesheet" href="/themes/theme-1.css">';
  const runtime = setUp();
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

function fontField(runtime: ReturnType<typeof setUp>): string {
  const fields = runtime.getEngine().catalogue.sections.flatMap(({ fields: all }) => all);
  return fields.find(({ kind }) => kind === 'font')!.id;
}

function resetAttributes(): void {
  for (const element of [root(), document.body]) {
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  }
}
