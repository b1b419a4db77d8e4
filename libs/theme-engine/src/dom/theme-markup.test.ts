import { createThemeEngine } from '../core/theme-engine.ts';
import { smallCatalogue as catalogue } from '../testing/small-catalogue.ts';
import { themeMarkup } from './theme-markup.ts';

describe('a theme as markup', () => {
  it('has the attributes and values that the page will have', () => {
    const engine = createThemeEngine({ catalogue, initial: { mode: 'dark' } });
    expect(themeMarkup(engine.getSnapshot().resolved)).toEqual({
      attributes: 'data-bs-theme="dark" data-theme-id="1" data-menu="1" data-dashboard="1" data-background="default"',
      css: expect.stringMatching(/^:root\{color-scheme:dark;--bg:rgba\(20, 20, 20, 1\);[^{}<]*\}$/),
    });
  });

  it('has no mode attribute in light mode', () => {
    expect(themeMarkup(createThemeEngine({ catalogue }).getSnapshot().resolved).attributes).not.toContain('bs-theme');
  });
});
