import { keepUnknown } from '../storage/keep-unknown.ts';
import { smallCatalogue as catalogue } from '../testing/small-catalogue.ts';
import type { SavedTheme } from './saved-theme.ts';
import type { ThemeField } from './theme-catalogue.ts';
import { createThemeEngine } from './theme-engine.ts';

describe('a catalogue that is extended later', () => {
  const extra = { ...catalogue.schemes[0]!, code: '1.7', name: 'Own' };
  const badge: ThemeField = { id: 'badge', label: 'Badge', variable: '--badge', kind: 'color', inputType: 'color' };
  const grown = {
    ...catalogue,
    schemes: [...catalogue.schemes, extra],
    sections: [
      ...catalogue.sections,
      { id: 'own', name: 'Own', fields: [{ ...badge, defaultValue: 'rgba(1, 1, 1, 1)' }] },
    ],
  };
  /** A saved theme that uses a scheme and a field of the project. */
  const ownCopy = (): SavedTheme => {
    const other = createThemeEngine({ catalogue: grown });
    other.chooseScheme('1.7');
    other.setField('badge', '#c00');
    return { ...other.toSaved(), recordId: 'a', revision: 1 };
  };
  const setUp = () => {
    const engine = createThemeEngine({ catalogue });
    engine.loadSaved(ownCopy());
    return engine;
  };

  it('shows a saved scheme and field that were unknown when the copy was loaded', () => {
    const engine = setUp();
    expect(engine.getSnapshot().draft.schemeCode).toBe('1.1');
    engine.replaceCatalogue(grown);
    expect(engine.getSnapshot()).toMatchObject({ draft: { schemeCode: '1.7' }, isDirty: false });
    expect(engine.valueOf('badge')).toBe('rgba(204, 0, 0, 1)');
    expect(engine.catalogue).toBe(grown);
  });

  it('applies them below unsaved edits, which stay and have their own undo steps', () => {
    const engine = setUp();
    engine.setField('size', 40);
    engine.replaceCatalogue(grown);
    expect(engine.getSnapshot()).toMatchObject({ draft: { schemeCode: '1.7' }, isDirty: true });
    expect(engine.valueOf('size')).toBe('40px');
    engine.undo();
    expect(engine.getSnapshot()).toMatchObject({ draft: { schemeCode: '1.7' }, isDirty: false });
  });

  it('keeps a scheme that the user selected in the meantime', () => {
    const engine = setUp();
    engine.chooseScheme('1.2');
    engine.replaceCatalogue(grown);
    expect(engine.getSnapshot().draft.schemeCode).toBe('1.2');
    engine.undo();
    expect(engine.getSnapshot().draft.schemeCode).toBe('1.7');
  });

  it('applies during an open gesture, whose cancellation still leaves no trace', () => {
    const engine = setUp();
    engine.begin('Size');
    engine.setField('size', 40);
    engine.replaceCatalogue(grown);
    expect(engine.valueOf('size')).toBe('40px');
    engine.cancel();
    expect(engine.getSnapshot()).toMatchObject({ draft: { schemeCode: '1.7' }, isDirty: false });
  });

  it('adds what was stored to what the engine wrote', () => {
    const engine = setUp();
    engine.setField('size', 40);
    const copy = keepUnknown(engine.toSaved(), engine.getSnapshot().stored, engine.catalogue);
    engine.markSaved({ recordId: 'a', revision: 2, copy });
    engine.replaceCatalogue(grown);
    expect(engine.getSnapshot()).toMatchObject({ draft: { schemeCode: '1.7' }, isDirty: false });
    expect([engine.valueOf('badge'), engine.valueOf('size')]).toEqual(['rgba(204, 0, 0, 1)', '40px']);
  });
});

describe('a catalogue that no longer has what the user chose', () => {
  const fieldWith = (id: string, change: Partial<ThemeField>) => ({
    ...catalogue,
    sections: catalogue.sections.map((section) => ({
      ...section,
      fields: section.fields.map((field) => (field.id === id ? { ...field, ...change } : field)),
    })),
  });
  const changed = () => {
    const engine = createThemeEngine({ catalogue });
    engine.setField('font', 'lato-regular');
    engine.setField('size', 90);
    engine.chooseScheme('2.1');
    engine.chooseBackground('bg-1');
    return engine;
  };

  it('shows the default of an option until it is back', () => {
    const engine = changed();
    engine.replaceCatalogue(fieldWith('font', { options: [{ value: 'inter-regular', label: 'Inter Regular' }] }));
    expect(engine.valueOf('font')).toBe('inter-regular');
    expect(engine.getSnapshot().resolved.variables).toMatchObject({
      '--font': expect.stringContaining('Inter'),
      '--font-weight': '400',
    });
    engine.replaceCatalogue(catalogue);
    expect(engine.valueOf('font')).toBe('lato-regular');
  });

  it('shows a size within its limits', () => {
    const engine = changed();
    engine.replaceCatalogue(fieldWith('size', { max: 40 }));
    expect(engine.valueOf('size')).toBe('40px');
  });

  it('shows the stylesheet of the theme whose colours it shows, and a background that there is', () => {
    const engine = changed();
    engine.replaceCatalogue({
      ...catalogue,
      themes: catalogue.themes.slice(0, 1),
      schemes: catalogue.schemes.filter(({ themeId }) => themeId === '1'),
      backgrounds: catalogue.backgrounds.slice(0, 1),
    });
    expect(engine.getSnapshot().resolved).toMatchObject({
      variables: { '--bg': 'rgba(255, 255, 255, 1)' },
      attributes: { themeId: '1', background: 'default' },
      cssPath: '/themes/theme-1.css',
    });
  });
});
