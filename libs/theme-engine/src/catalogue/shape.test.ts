import fc from 'fast-check';
import { judgeTheme } from '../contract/index.ts';
import { PAINTED_VALUE } from '../first-paint/painted-value.ts';
import { createThemeEngine } from '../core/theme-engine.ts';
import { readSavedRecord } from '../core/saved-record.ts';
import { parseProperties } from '../core/saved-theme.ts';
import { defaultCatalogue } from './default-catalogue.ts';
import { shapeSection, withShape } from './shape.ts';

const catalogue = withShape(defaultCatalogue);
const start = () => createThemeEngine({ catalogue });
const variables = (engine: ReturnType<typeof start>) => engine.getSnapshot().resolved.variables;
const words = shapeSection.fields.flatMap(({ id, options = [] }) => options.map(({ value }) => ({ id, value })));

describe('the shape settings', () => {
  it('are a section of their own after the twelve, which do not change', () => {
    expect(catalogue.sections.slice(0, 12)).toEqual(defaultCatalogue.sections);
    expect(catalogue.sections.at(-1)!.fields.map(({ label }) => label)).toEqual([
      'Corners',
      'Density',
      'Shadow',
      'Line height',
      'Type scale',
    ]);
  });

  it('use the theme’s stylesheet until something is set', () => {
    const names = ['--radius-m', '--space', '--depth', '--leading'];
    expect(names.filter((name) => name in variables(start()))).toEqual([]);
    const engine = start();
    engine.setField('shape-corners', 'round');
    expect(variables(engine)).toMatchObject({ '--radius-s': '8px', '--radius-m': '14px', '--radius-l': '22px' });
    engine.undo();
    expect('--radius-m' in variables(engine)).toBe(false);
  });

  it('scale every heading from the paragraph, and keep sizes that were set', () => {
    const engine = start();
    engine.setField('fontH3', 40);
    engine.setField('shape-scale', 'major');
    expect(variables(engine)).toMatchObject({ '--font-h1': '52px', '--font-h3': '40px', '--font-h6': '17px' });
    expect(engine.valueOf('fontH1')).toBe('52px');
    engine.setField('fontPara', 50);
    expect(variables(engine)['--font-h1']).toBe('100px');
  });

  it('use only the seven stored properties, and are restored from them', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...words), { selector: ({ id }) => id }), (chosen) => {
        const engine = start();
        for (const { id, value } of chosen) expect(engine.setField(id, value).ok).toBe(true);
        const saved = engine.toSaved();
        const json = JSON.stringify(saved.properties);
        expect(Object.keys(saved.properties!)).toHaveLength(7);
        expect(judgeTheme({ json })).toEqual([]);
        const other = start();
        other.loadSaved(readSavedRecord({ recordId: 'a', properties: json, companions: { own: saved.ownNames } }));
        expect(variables(other)).toEqual(variables(engine));
      }),
      { numRuns: 60 },
    );
  });

  it('are ignored by a reader without shape settings, which reads the rest', () => {
    const engine = start();
    engine.setField('shape-corners', 'square');
    engine.setField('fontH1', 60);
    const { properties, dropped } = parseProperties(engine.toProperties(), defaultCatalogue);
    expect(properties.themeColors['--font-h1']).toBe('60px');
    expect(new Set(dropped.map(({ reason }) => reason))).toEqual(new Set(['unknown-name']));
  });

  it('are there once in a catalogue that has them already', () => {
    const shaped = withShape(defaultCatalogue);
    expect(withShape(shaped)).toBe(shaped);
  });

  it('refuse an unknown value', () => {
    expect(start().setField('shape-corners', 'url(x)')).toMatchObject({ ok: false });
  });

  it.each(words)('$id $value is written in the notation that the first paint accepts', ({ id, value }) => {
    const engine = start();
    engine.setField(id, value);
    expect(Object.values(variables(engine)).filter((text) => !PAINTED_VALUE.test(text))).toEqual([]);
  });
});
