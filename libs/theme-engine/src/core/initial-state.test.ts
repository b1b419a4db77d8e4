import { defaultCatalogue as catalogue } from '../catalogue/default-catalogue.ts';
import { createThemeCore } from './theme-core.ts';
import { createThemeEngine } from './theme-engine.ts';
import type { ThemeState } from './theme-state.ts';

/** An initial state as an untyped host may pass it in, for example from a file. */
const startAt = (initial: unknown) => createThemeEngine({ catalogue, initial: initial as Partial<ThemeState> });

describe('the initial state', () => {
  it.each([
    ['a theme alone, in its first scheme', { themeId: '2' }, { selectedTheme: '2', themeColorScheme: '2.1' }],
    ['a scheme alone, with its theme', { schemeCode: '2.2' }, { selectedTheme: '2', themeColorScheme: '2.2' }],
    [
      'the theme, when the scheme belongs to another one',
      { themeId: '3', schemeCode: '2.2' },
      { selectedTheme: '3', themeColorScheme: '3.1' },
    ],
    ['the defaults for an unknown scheme', { schemeCode: '9.9' }, { selectedTheme: '1', themeColorScheme: '1.1' }],
    ['the defaults for an unknown theme', { themeId: '9' }, { selectedTheme: '1', themeColorScheme: '1.1' }],
  ])('shows and saves %s', (_, initial, properties) => {
    const engine = startAt(initial);
    expect(engine.toProperties()).toMatchObject(properties);
    expect(engine.getSnapshot().draft).toMatchObject({
      themeId: properties.selectedTheme,
      schemeCode: properties.themeColorScheme,
    });
    const chosen = createThemeEngine({ catalogue });
    chosen.chooseScheme(properties.themeColorScheme);
    expect(engine.getSnapshot().resolved.variables).toEqual(chosen.getSnapshot().resolved.variables);
  });

  it('prints its values again, and leaves out what no field accepts', () => {
    const engine = startAt({
      background: 'url(x)',
      menuPosition: 'left',
      overrides: {
        base: { 'button-bg': 'url(https://example.com/x)', 'bg-page': '#36c', unknown: '#fff' },
        shared: { fontH1: '9999px' },
      },
    });
    const { draft, resolved } = engine.getSnapshot();
    expect(draft).toMatchObject({ background: 'default', menuPosition: '1' });
    expect(draft.overrides).toEqual({
      base: { 'bg-page': 'rgba(51, 102, 204, 1)' },
      flately: {},
      dark: {},
      shared: { fontH1: '100px' },
    });
    expect(Object.values(resolved.variables).join()).not.toContain('url');
  });

  it.each([undefined, null, 'x', [], {}, { mode: undefined, overrides: null }])('may say nothing: %j', (initial) => {
    expect(startAt(initial).getSnapshot().draft).toEqual(createThemeEngine({ catalogue }).getSnapshot().draft);
  });

  it.each(['blue', null, 1])('in a mode that does not exist is a mistake, reported at once: %j', (mode) => {
    expect(() => startAt({ mode })).toThrow('`initial.mode`');
    expect(() => createThemeCore({ catalogue, initial: { mode: mode as 'dark' } })).toThrow('`initial.mode`');
  });
});
