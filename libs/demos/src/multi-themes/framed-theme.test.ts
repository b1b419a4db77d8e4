import { defaultCatalogue, nameCatalogue } from '@genmaster/theme-engine/catalogue';
import { safeParse } from 'valibot';
import { createFramedEngine, framedThemeSchema, themeOf, type FramedTheme } from './framed-theme.ts';

const plain = themeOf('1.1');
const start: FramedTheme = { saved: plain, draft: plain };
const withOwn = (base: Record<string, string>) => {
  const draft = { ...plain, overrides: { ...plain.overrides, base } };
  return { saved: plain, draft };
};

describe('a stored theme', () => {
  it('is restored when the catalogue has all its values', () => {
    expect(safeParse(framedThemeSchema, withOwn({ 'layout-primary': 'rgba(1, 2, 3, 1)' })).success).toBe(true);
  });

  it.each([
    ['a value that is no colour', withOwn({ 'layout-primary': 'url(https://example.com)' })],
    ['a field that there is not', withOwn({ 'no-such-field': 'rgba(1, 2, 3, 1)' })],
    ['a scheme under another theme', { saved: plain, draft: { ...plain, themeId: '2' } }],
    ['a background that there is not', { saved: plain, draft: { ...plain, background: 'bg-99' } }],
    ['something else', 'theme'],
  ])('is discarded with %s', (_, kept) => {
    expect(safeParse(framedThemeSchema, kept).success).toBe(false);
  });
});

describe('the engine of the sample', () => {
  it('reports states that can be stored, and starts from them again', () => {
    let last = start;
    const engine = createFramedEngine(start, (next) => (last = next));
    engine.chooseScheme('1.3');
    engine.chooseMode('dark');
    const kept = safeParse(framedThemeSchema, JSON.parse(JSON.stringify(last)));

    expect(kept.issues).toBeUndefined();
    expect(createFramedEngine(kept.output as FramedTheme, () => {}).getSnapshot()).toMatchObject({
      isDirty: true,
      draft: { schemeCode: '1.3', mode: 'dark' },
    });
  });

  it('starts with the unsaved edits beside the saved theme', () => {
    const engine = createFramedEngine({ saved: plain, draft: themeOf('2.1', { mode: 'dark' }) }, () => {});

    expect(engine.getSnapshot()).toMatchObject({ isDirty: true, draft: { schemeCode: '2.1', mode: 'dark' } });
    engine.resetToSaved();
    expect(engine.getSnapshot().draft.schemeCode).toBe('1.1');
  });

  it('starts without unsaved edits where both are the same, also as two copies from the storage', () => {
    expect(createFramedEngine(start, () => {}).getSnapshot().isDirty).toBe(false);
    const dark = themeOf('1.2', { mode: 'dark' });
    expect(createFramedEngine({ saved: dark, draft: { ...dark } }, () => {}).getSnapshot().isDirty).toBe(false);
  });

  it('reports a choice and a save, each once', () => {
    const told: FramedTheme[] = [];
    const engine = createFramedEngine(start, (next) => told.push(next));
    engine.chooseScheme('1.3');
    engine.markSaved({ recordId: 'sample', revision: 1 });

    expect(told.map(({ saved, draft }) => [saved.schemeCode, draft.schemeCode])).toEqual([
      ['1.1', '1.3'],
      ['1.3', '1.3'],
    ]);
  });

  it('reports a gesture when it ends, and nothing when it is cancelled', () => {
    const told: FramedTheme[] = [];
    const engine = createFramedEngine(start, (next) => told.push(next));
    engine.begin('Look');
    engine.chooseScheme('1.4');
    engine.cancel();
    expect(told).toEqual([]);

    engine.begin('H1');
    engine.setField('fontH1', 40);
    engine.setField('fontH1', 60);
    engine.commit();
    expect(told.map(({ draft }) => draft.overrides.shared['fontH1'])).toEqual(['60px']);
  });

  it('reports nothing when its choices are renamed', () => {
    const told: FramedTheme[] = [];
    const engine = createFramedEngine(start, (next) => told.push(next));
    engine.setField('fontH1', 60);
    engine.markSaved({ recordId: 'sample', revision: 1 });
    const before = told.length;
    engine.replaceCatalogue(nameCatalogue(defaultCatalogue, { themes: { 2: 'दूसरी' } }));
    expect(told).toHaveLength(before);

    engine.chooseScheme('1.3');
    expect(told).toHaveLength(before + 1);
  });
});
