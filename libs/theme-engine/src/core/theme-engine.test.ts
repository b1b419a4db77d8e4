import { smallCatalogue as catalogue } from '../testing/small-catalogue.ts';
import type { ThemeEngine } from './engine-types.ts';
import { createThemeEngine } from './theme-engine.ts';

const start = (initial?: Parameters<typeof createThemeEngine>[0]['initial']) =>
  createThemeEngine({ catalogue, ...(initial && { initial }) });
const draftOf = (engine: ThemeEngine) => engine.getSnapshot().draft;

describe('a new engine', () => {
  it('shows the first theme and scheme in light mode, with nothing to save or undo', () => {
    const snapshot = start().getSnapshot();
    expect(snapshot.draft).toMatchObject({ themeId: '1', schemeCode: '1.1', mode: 'light', background: 'default' });
    expect(snapshot).toMatchObject({ isDirty: false, canUndo: false, canRedo: false, undoLabel: null, record: null });
  });

  it('resolves every variable, a font as a family list with its fallback and weight', () => {
    expect(start().getSnapshot().resolved.variables).toEqual({
      '--bg': 'rgba(255, 255, 255, 1)',
      '--text': 'rgba(0, 0, 0, 1)',
      '--size': '16px',
      '--icon': 'inline-block',
      '--font': "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
      '--font-weight': '400',
    });
  });

  it('gives the same snapshot until something changes', () => {
    const engine = start();
    const first = engine.getSnapshot();
    engine.setField('size', 16);
    expect(engine.getSnapshot()).toBe(first);
    engine.setField('size', 17);
    expect(engine.getSnapshot()).not.toBe(first);
  });
});

describe('choosing a theme', () => {
  it('selects its first scheme', () => {
    const engine = start();
    engine.chooseTheme('2');
    expect(draftOf(engine)).toMatchObject({ themeId: '2', schemeCode: '2.1' });
    expect(engine.getSnapshot().resolved.cssPath).toBe('/themes/theme-2.css');
  });

  it('keeps the saved scheme when the theme has it', () => {
    const engine = start({ schemeCode: '1.2' });
    engine.chooseTheme('2');
    engine.chooseTheme('1');
    expect(draftOf(engine).schemeCode).toBe('1.2');
  });

  it('that is current changes nothing, including the user’s own colours', () => {
    const engine = start();
    engine.setField('bg', '#123');
    const before = engine.getSnapshot();
    engine.chooseTheme('1');
    expect(engine.getSnapshot()).toBe(before);
  });

  it.each(['9', '', '__proto__'])(
    'that is not in the catalogue (%p) is refused with a reason and changes nothing',
    (id) => {
      const engine = start();
      expect(engine.chooseTheme(id)).toEqual({ ok: false, reason: `No theme "${id}". Use 1, 2.` });
      expect(engine.getSnapshot().isDirty).toBe(false);
    },
  );
});

describe('choosing a scheme', () => {
  it('drops the user’s own colours and keeps sizes, fonts and icons', () => {
    const engine = start();
    engine.setField('bg', '#123');
    engine.setField('size', 30);
    engine.setField('font', 'lato-regular');
    engine.chooseScheme('1.2');
    expect(engine.valueOf('bg')).toBe('rgba(250, 240, 230, 1)');
    expect([engine.valueOf('size'), engine.valueOf('font')]).toEqual(['30px', 'lato-regular']);
  });

  it('of another theme selects that theme', () => {
    const engine = start();
    engine.chooseScheme('2.1');
    expect(draftOf(engine)).toMatchObject({ themeId: '2', schemeCode: '2.1' });
  });
});

describe('layout choices', () => {
  it.each([
    { position: 'left', expected: '1' },
    { position: 'top', expected: '2' },
    { position: '1', expected: '1' },
    { position: '2', expected: '2' },
    { position: 1, expected: '1' },
  ])('menu position $position is stored as $expected', ({ position, expected }) => {
    const engine = start({ menuPosition: expected === '1' ? '2' : '1' });
    expect(engine.chooseMenuPosition(position as string)).toEqual({ ok: true, value: expected });
    expect(draftOf(engine).menuPosition).toBe(expected);
  });

  const nonsense = ['', '3', 'Left', 'purple', null, undefined, {}, [], Number.NaN, '__proto__', Symbol.iterator];
  it.each(['chooseTheme', 'chooseScheme', 'chooseMode', 'chooseBackground', 'chooseMenuPosition'] as const)(
    '%s refuses an invalid choice, lists the valid ones, and changes nothing',
    (verb) => {
      const engine = start();
      const before = engine.getSnapshot();
      for (const input of nonsense.filter((text) => typeof text !== 'symbol')) {
        expect(engine[verb](input as never)).toEqual({ ok: false, reason: expect.stringMatching(/^No .+\. Use /) });
      }
      expect(engine.getSnapshot()).toBe(before);
    },
  );

  it('an unknown field, section or value is refused without an exception', () => {
    const engine = start();
    const before = engine.getSnapshot();
    expect(engine.setField('nope', 1)).toMatchObject({ ok: false });
    expect(engine.valueOf('nope')).toBe('');
    engine.resetField('nope');
    engine.resetSection('nope');
    engine.suggestMode('purple' as never);
    engine.followMode('purple' as never);
    expect(engine.chooseDashboard(undefined as never)).toMatchObject({ ok: false });
    expect(engine.getSnapshot()).toBe(before);
    engine.begin('Repair {name}', 'nope');
    engine.setField('size', 40);
    engine.commit();
    expect(engine.getSnapshot().undoLabel).toBe(', no longer offered');
  });

  it('choosing the top menu twice keeps the top menu: it is a state, not a toggle', () => {
    const engine = start();
    engine.chooseMenuPosition('2');
    engine.chooseMenuPosition('2');
    expect(draftOf(engine).menuPosition).toBe('2');
  });

  it('any dashboard except "1" is the second', () => {
    const engine = start();
    engine.chooseDashboard('7');
    expect(draftOf(engine).dashboard).toBe('2');
  });

  it('a background of a host is found by its id in upper or lower case', () => {
    const backgrounds = [...catalogue.backgrounds, { id: 'HeroImage', label: 'Hero' }];
    const engine = createThemeEngine({ catalogue: { ...catalogue, backgrounds } });
    expect(engine.chooseBackground('HeroImage')).toEqual({ ok: true, value: 'HeroImage' });
    expect(engine.getSnapshot().draft.background).toBe('HeroImage');
  });

  it('a background is found in upper or lower case', () => {
    const engine = start({ background: 'bg-1' });
    engine.chooseBackground('Default');
    expect(draftOf(engine).background).toBe('default');
  });
});

describe('setting a field', () => {
  it('returns the stored value, or the reason for a refusal', () => {
    const engine = start();
    expect(engine.setField('bg', '#36c')).toEqual({ ok: true, value: 'rgba(51, 102, 204, 1)' });
    expect(engine.setField('bg', 'url(x)')).toEqual({ ok: false, reason: expect.stringContaining('Not a colour') });
    expect(engine.valueOf('bg')).toBe('rgba(51, 102, 204, 1)');
  });

  it('to its default leaves no change', () => {
    const engine = start();
    engine.setField('bg', '#36c');
    expect([...engine.getSnapshot().changedFields]).toEqual(['bg']);
    engine.setField('bg', '#fff');
    expect(engine.getSnapshot()).toMatchObject({ changedFields: new Set(), isDirty: false });
  });

  it('belongs to the mode in which it was set: another mode shows it only until it has its own value there', () => {
    const engine = start();
    engine.setField('bg', '#eef');
    engine.chooseMode('flately');
    engine.setField('bg', '#efe');
    engine.chooseMode('light');
    expect(engine.valueOf('bg')).toBe('rgba(238, 238, 255, 1)');
    engine.resetField('bg');
    expect(engine.valueOf('bg')).toBe('rgba(238, 255, 238, 1)');
    engine.resetField('bg');
    engine.chooseMode('flately');
    expect(engine.valueOf('bg')).toBe('rgba(236, 240, 241, 1)');
  });

  it('in light mode applies in flately, and in dark mode until it has its own value there', () => {
    const engine = start();
    engine.setField('bg', '#36c');
    engine.chooseMode('flately');
    expect(engine.valueOf('bg')).toBe('rgba(51, 102, 204, 1)');
    engine.chooseMode('dark');
    engine.setField('bg', '#102');
    engine.chooseMode('light');
    expect(engine.valueOf('bg')).toBe('rgba(51, 102, 204, 1)');
    engine.chooseMode('dark');
    expect(engine.valueOf('bg')).toBe('rgba(17, 0, 34, 1)');
  });

  it('can be reset by field, by section, and completely', () => {
    const engine = start();
    engine.setField('bg', '#36c');
    engine.setField('text', '#111');
    engine.setField('size', 30);
    engine.resetField('bg');
    expect([...engine.getSnapshot().changedFields]).toEqual(['text', 'size']);
    engine.resetSection('colors');
    expect([...engine.getSnapshot().changedFields]).toEqual(['size']);
    engine.chooseTheme('2');
    engine.resetEverything();
    expect(engine.getSnapshot().isDirty).toBe(false);
  });

  it('reset in dark mode removes the dark value first, then the light one it was derived from', () => {
    const engine = start();
    engine.setField('bg', '#36c');
    engine.chooseMode('dark');
    engine.setField('bg', '#102');
    engine.resetField('bg');
    expect(draftOf(engine).overrides).toMatchObject({ base: { bg: 'rgba(51, 102, 204, 1)' }, dark: {} });
    engine.resetField('bg');
    expect(draftOf(engine).overrides.base).toEqual({});
  });
});

describe('default changes and reset current', () => {
  it('default changes select the first theme and scheme and drop colours, and nothing else', () => {
    const engine = start({ mode: 'dark', background: 'bg-1', menuPosition: '2' });
    engine.chooseScheme('2.1');
    engine.setField('bg', '#123');
    engine.setField('size', 30);
    engine.applyDefaultChanges();
    expect(draftOf(engine)).toEqual({
      themeId: '1',
      schemeCode: '1.1',
      mode: 'dark',
      background: 'bg-1',
      menuPosition: '2',
      dashboard: '1',
      overrides: { base: {}, dark: {}, shared: { size: '30px' } },
    });
    expect(engine.getSnapshot().isDirty).toBe(true);
  });

  it('reset current restores the saved copy, including its mode', () => {
    const engine = start();
    engine.setField('size', 30);
    engine.markSaved({ recordId: 'a', revision: 1 });
    engine.chooseMode('dark');
    engine.setField('size', 40);
    engine.resetToSaved();
    expect(draftOf(engine).mode).toBe('light');
    expect(engine.valueOf('size')).toBe('30px');
  });
});

describe('listeners', () => {
  it('are called once per change, and not after they unsubscribe', () => {
    const engine = start();
    const listener = jest.fn();
    const stop = engine.subscribe(listener);
    engine.setField('size', 20);
    engine.setField('size', 20);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    engine.setField('size', 21);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('with a selector are called only for their own value', () => {
    const engine = start();
    const listener = jest.fn();
    engine.select((snapshot) => snapshot.resolved.variables['--size'], listener);
    engine.setField('bg', '#123');
    engine.setField('size', 20);
    expect(listener.mock.calls).toEqual([['20px']]);
  });
});

describe('a host’s own scheme', () => {
  const withColors = (light: Record<string, string>) => ({
    ...catalogue,
    schemes: [
      { ...catalogue.schemes[0]!, colors: { ...catalogue.schemes[0]!.colors, light } },
      ...catalogue.schemes.slice(1),
    ],
  });

  it('may have colours in any readable notation; they are stored in the notation of the first paint', () => {
    const engine = createThemeEngine({ catalogue: withColors({ '--bg': '#36c', '--text': 'hsl(0 0% 10%)' }) });
    expect(engine.getSnapshot().resolved.variables).toMatchObject({
      '--bg': 'rgba(51, 102, 204, 1)',
      '--text': 'rgba(26, 26, 26, 1)',
    });
    engine.replaceCatalogue(withColors({ '--bg': '#fed', '--text': '#000' }));
    expect(engine.valueOf('bg')).toBe('rgba(255, 238, 221, 1)');
  });

  it.each(['rgba(255,0,0,.5)', 'rgba(255 0 0 / 50%)', 'rgba(999, 0, 0, 0.5)', 'RGBA(255, 0, 0, 0.50)'])(
    'has them normalised even where they only look normalised: %s',
    (text) => {
      const engine = createThemeEngine({ catalogue: withColors({ '--bg': text, '--text': '#000' }) });
      expect(engine.getSnapshot().resolved.variables['--bg']).toBe('rgba(255, 0, 0, 0.5)');
    },
  );

  it('may be the default of a field, normalised in the same way', () => {
    const own = (defaultValue: string) => ({
      ...catalogue,
      sections: [
        ...catalogue.sections,
        {
          id: 'own',
          name: 'Own',
          fields: [
            { id: 'own', label: 'Own', variable: '--own', kind: 'color', inputType: 'color', defaultValue } as const,
          ],
        },
      ],
    });
    expect(createThemeEngine({ catalogue: own('#36c') }).valueOf('own')).toBe('rgba(51, 102, 204, 1)');
    expect(() => createThemeEngine({ catalogue: own('var(--x)') })).toThrow(/Field "own" has no color for --own/);
  });

  it('throws where a mode has no colours', () => {
    const [first] = catalogue.schemes;
    const { light, dark } = first!.colors;
    const half = { ...catalogue, schemes: [{ ...first!, colors: { light, dark } }] };
    expect(() => createThemeEngine({ catalogue: half as never })).toThrow(/Scheme "1\.1" has no colors for flately/);
  });

  it('throws with the position where a colour is invalid', () => {
    expect(() => createThemeEngine({ catalogue: withColors({ '--bg': 'var(--x)', '--text': '#000' }) })).toThrow(
      /Scheme "1\.1" \(light\) has no color for --bg: "var\(--x\)"/,
    );
  });
});
