/** @jest-environment jsdom */
import type { SavedTheme } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { FIRST_PAINT_KEY } from '@genmaster/theme-engine/first-paint';
import { installBrowserGaps, resetBrowser } from '../../testing/browser-gaps.ts';
import { closeThemes, openTheme, serverCopy } from '../../testing/theme-of-this-browser.ts';

/** The copy of a theme that this browser stores. */
interface StoredCopy {
  saved: { properties: { themeColorScheme: string } };
  paint: { variables: Record<string, string> };
}

beforeAll(installBrowserGaps);
beforeEach(resetBrowser);
afterEach(closeThemes);

describe('translated names of the catalogue', () => {
  const names = { sections: { navbar: 'नेविगेशन पट्टी' }, fields: { 'button-bg': 'बटन पृष्ठभूमि' } };
  const nameOf = (runtime: ReturnType<typeof openTheme>) =>
    runtime.getEngine().catalogue.sections.find(({ id }) => id === 'navbar')?.name;

  it('apply to the current engine, to that of the next user, and to an extended catalogue', () => {
    const runtime = openTheme();

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

  it('keep the catalogue unchanged when they have not changed', () => {
    const runtime = openTheme();
    const { catalogue } = runtime.getEngine();
    runtime.nameChoices({});
    expect(runtime.getEngine().catalogue).toBe(catalogue);

    runtime.nameChoices(names);
    const named = runtime.getEngine().catalogue;
    runtime.nameChoices(names);
    expect(runtime.getEngine().catalogue).toBe(named);

    runtime.nameChoices({});
    expect(nameOf(runtime)).toBe('Navbar');
  });

  it('keep unsaved edits and name the next undo steps', () => {
    const runtime = openTheme();
    const engine = runtime.getEngine();
    engine.chooseMode('dark');

    runtime.nameChoices(names);
    engine.setField('button-bg', '#123456');

    expect(engine.getSnapshot()).toMatchObject({ draft: { mode: 'dark' }, undoLabel: 'बटन पृष्ठभूमि' });
  });
});

describe('a project’s own scheme', () => {
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

  it('can be selected in the current engine and in those of later users', () => {
    const runtime = openTheme();

    runtime.extendCatalogue(options);
    runtime.getEngine().chooseScheme('1.77');
    runtime.switchUser('u-1', { server: null, keepDraft: true });

    expect(runtime.getEngine().getSnapshot().draft.schemeCode).toBe('1.77');
  });

  it('is shown when it loads after the copy that uses it, and is in the next first paint', () => {
    const runtime = openTheme();
    runtime.switchUser('u-1', { server: inHouseStyle(), keepDraft: false });
    expect(runtime.getEngine().getSnapshot().draft.schemeCode).toBe('1.1');

    runtime.extendCatalogue(options);

    expect(runtime.getEngine().getSnapshot()).toMatchObject({ draft: { schemeCode: '1.77' }, isDirty: false });
    expect(kept().paint.variables['--bg-page']).toBe('rgba(255, 244, 224, 1)');
  });

  it('stays in the account’s copy in this browser when it never loads', () => {
    const before = openTheme();
    before.switchUser('u-1', { server: inHouseStyle(), keepDraft: false });

    const after = openTheme();
    after.switchUser('u-1', { server: inHouseStyle(), keepDraft: true });
    after.extendCatalogue(options);

    expect(kept().saved.properties.themeColorScheme).toBe('1.77');
    expect(after.getEngine().getSnapshot().draft.schemeCode).toBe('1.77');
  });

  it('is available from the start on the next visit, for edits that were never sent too', async () => {
    const before = openTheme();
    before.extendCatalogue(options);
    before.switchUser('u-1', { server: null, keepDraft: false });
    before.getEngine().chooseScheme('1.77');
    expect(await before.save()).toBe('kept-locally');

    expect(openTheme().getEngine().getSnapshot()).toMatchObject({ draft: { schemeCode: '1.77' }, isDirty: true });
  });

  it('is removed when the project withdraws it', () => {
    openTheme().extendCatalogue(options);
    const runtime = openTheme();
    runtime.getEngine().chooseScheme('1.77');

    runtime.extendCatalogue({ color_schemes: [] });

    expect(runtime.getEngine().catalogue.schemes.map(({ code }) => code)).not.toContain('1.77');
    expect(
      openTheme()
        .getEngine()
        .catalogue.schemes.map(({ code }) => code),
    ).not.toContain('1.77');
  });

  it.each(['{"color_schemes":', '5', '{"color_schemes":[{"color_scheme":"1.77"}]}'])(
    'is ignored when its stored form is invalid: %s',
    (text) => {
      localStorage.setItem('gm-theme-options:GENMASTER', text);

      expect(openTheme().getEngine().catalogue.schemes).toEqual(defaultCatalogue.schemes);
    },
  );

  it('keeps unsaved edits', () => {
    const runtime = openTheme();
    runtime.getEngine().chooseScheme('1.3');

    runtime.extendCatalogue(options);

    expect(runtime.getEngine().getSnapshot()).toMatchObject({ draft: { schemeCode: '1.3' }, isDirty: true });
  });
});
