/** @jest-environment jsdom */
import { installBrowserGaps, resetBrowser } from '../../testing/browser-gaps.ts';
import { closeThemes, openTheme } from '../../testing/theme-of-this-browser.ts';

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

beforeAll(installBrowserGaps);
beforeEach(resetBrowser);
afterEach(closeThemes);

describe('applying the theme, as opening the panel does', () => {
  const shown = () => document.body.style.getPropertyValue('--layout-primary');

  it('writes nothing on an unchanged page, and replaces variables of other code', () => {
    const runtime = openTheme();
    runtime.applyTheme();
    expect(document.body.style.length).toBe(0);

    document.body.style.setProperty('--layout-primary', 'red');
    runtime.applyTheme();
    expect(shown()).toBe(runtime.getEngine().getSnapshot().resolved.variables['--layout-primary']);
    expect(runtime.getEngine().getSnapshot()).toMatchObject({ isDirty: false, canUndo: false });
  });

  it('restores variables that other code changed, keeps edits, and writes nothing without differences', async () => {
    const runtime = openTheme();
    runtime.getEngine().setField('layout-primary', '#0f766e');
    await nextFrame();
    const set = jest.spyOn(CSSStyleDeclaration.prototype, 'setProperty');
    runtime.applyTheme();
    expect(set).not.toHaveBeenCalled();
    set.mockRestore();

    document.body.style.setProperty('--layout-primary', 'red');
    runtime.applyTheme();
    expect(shown()).toBe('rgba(15, 118, 110, 1)');
  });
});
