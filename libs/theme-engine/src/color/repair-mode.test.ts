import fc from 'fast-check';
import { defaultCatalogue as catalogue } from '../catalogue/default-catalogue.ts';
import { resolveTheme } from '../core/resolve-theme.ts';
import { fieldsOf } from '../core/theme-catalogue.ts';
import { createThemeEngine } from '../core/theme-engine.ts';
import { auditContrast } from './contrast-audit.ts';
import { repairMode } from './repair-mode.ts';

const textFields = fieldsOf(catalogue).filter(({ contrast = [] }) => contrast.some(({ min }) => min === 4.5));

/** Creates an engine in light mode whose dark mode has unreadable pairs, set by the user on both sides. */
function withBrokenDark() {
  const engine = createThemeEngine({ catalogue });
  engine.setField('navbar-dark-bg', '#333', 'dark');
  engine.setField('navbar-dark-text', '#444', 'dark');
  return engine;
}
const findingsOf = (engine: ReturnType<typeof withBrokenDark>, mode: 'light' | 'dark' | 'flately') =>
  auditContrast(catalogue, resolveTheme(catalogue, { ...engine.getSnapshot().draft, mode }).variables);

describe('a color set for another mode', () => {
  it('shows only there, and the current mode stays unchanged', () => {
    const engine = createThemeEngine({ catalogue });
    const before = engine.getSnapshot().resolved.variables;
    expect(engine.setField('bg-page', '#102030', 'dark').ok).toBe(true);
    expect(engine.getSnapshot().resolved.variables).toEqual(before);
    expect(engine.getSnapshot().draft.mode).toBe('light');
    engine.chooseMode('dark');
    expect(engine.valueOf('bg-page')).toBe('rgba(16, 32, 48, 1)');
  });

  it('is refused for an unknown mode', () => {
    const engine = createThemeEngine({ catalogue });
    expect(engine.setField('bg-page', '#102030', 'purple' as 'dark').ok).toBe(false);
    expect(engine.getSnapshot().isDirty).toBe(false);
  });
});

describe('repairing a mode', () => {
  it('fixes colours set on both sides in that mode, and keeps the other modes', () => {
    const engine = withBrokenDark();
    const { draft } = engine.getSnapshot();
    const others = (['light', 'flately'] as const).map((mode) => resolveTheme(catalogue, { ...draft, mode }).variables);
    expect(findingsOf(engine, 'dark').map(({ fieldId }) => fieldId)).toEqual(['navbar-dark-text']);
    for (const [id, color] of repairMode(catalogue, draft, 'dark')) engine.setField(id, color, 'dark');
    expect(findingsOf(engine, 'dark')).toEqual([]);
    const { draft: repaired } = engine.getSnapshot();
    const after = (['light', 'flately'] as const).map(
      (mode) => resolveTheme(catalogue, { ...repaired, mode }).variables,
    );
    expect(after).toEqual(others);
  });

  it('moves the neighbours as well where no color alone can be readable', () => {
    const engine = createThemeEngine({ catalogue });
    engine.setField('heading-h4', '#8ba051');
    engine.setField('bg-card', '#d21d5e');
    expect(findingsOf(engine, 'light').length).toBeGreaterThan(0);
    for (const [id, color] of repairMode(catalogue, engine.getSnapshot().draft, 'light')) engine.setField(id, color);
    expect(findingsOf(engine, 'light')).toEqual([]);
  });

  it('leaves no declared pair unreadable, for any two colors set there, translucent ones too', () => {
    const color = fc
      .tuple(fc.integer({ min: 0, max: 0xffffff }), fc.constantFrom('', '33', '99'))
      .map(([number, alpha]) => `#${number.toString(16).padStart(6, '0')}${alpha}`);
    const field = fc.constantFrom(...fieldsOf(catalogue).flatMap(({ id, kind }) => (kind === 'color' ? [id] : [])));
    const mode = fc.constantFrom('light', 'dark', 'flately');
    fc.assert(
      fc.property(fc.tuple(field, color), fc.tuple(field, color), mode, (one, other, at) => {
        const engine = createThemeEngine({ catalogue });
        for (const [id, value] of [one, other]) engine.setField(id, value, at);
        const repairs = repairMode(catalogue, engine.getSnapshot().draft, at);
        for (const [id, value] of repairs) engine.setField(id, value, at);
        return findingsOf(engine, at).length === 0;
      }),
      { numRuns: 40 },
    );
  });

  it('does nothing where everything is readable', () => {
    const { draft } = createThemeEngine({ catalogue }).getSnapshot();
    expect(repairMode(catalogue, draft, 'flately')).toEqual([]);
  });

  it('leaves no text unreadable, for any opaque colors set there', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
    const field = fc.constantFrom(...textFields.map(({ id }) => id));
    fc.assert(
      fc.property(field, hex, fc.constantFrom('light', 'dark', 'flately' as const), (id, color, mode) => {
        const engine = createThemeEngine({ catalogue });
        engine.setField(id, color, mode as 'dark');
        const repairs = repairMode(catalogue, engine.getSnapshot().draft, mode as 'dark');
        for (const [repaired, value] of repairs) engine.setField(repaired, value, mode as 'dark');
        return findingsOf(engine, mode as 'dark').every((finding) => finding.min === 3);
      }),
      { numRuns: 40 },
    );
  });
});
