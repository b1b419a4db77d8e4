/**
 * Jest as it comes: CommonJS, nothing below node_modules transformed.
 *
 * @jest-environment jsdom
 */
/* eslint-disable @typescript-eslint/no-require-imports -- what is tried here is require() */
const { act, createElement } = require('react');
const { createRoot } = require('react-dom/client');
const { ColorPicker } = require('@genmaster/color-picker');
const { SiteHeader } = require('@genmaster/shell-ui');
const { createThemeEngine } = require('@genmaster/theme-engine');
const { defaultCatalogue } = require('@genmaster/theme-engine/catalogue');
const { ThemeEngineProvider, useThemeSelector } = require('@genmaster/theme-engine/react');

globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const show = (element) => {
  const root = document.body.appendChild(document.createElement('div'));
  act(() => createRoot(root).render(element));
  return root;
};

test('components render, and share one context', () => {
  const engine = createThemeEngine({ catalogue: defaultCatalogue });
  const Mode = () => useThemeSelector(({ draft }) => draft.mode);
  const root = show(
    createElement(
      ThemeEngineProvider,
      { engine },
      createElement(SiteHeader, { brand: 'Reports', menus: [] }),
      createElement(ColorPicker, { defaultValue: '#336699' }),
      createElement('output', null, createElement(Mode)),
    ),
  );
  expect(root.querySelector('output').textContent).toBe('light');
  act(() => void engine.chooseMode('dark'));
  expect(root.querySelector('output').textContent).toBe('dark');
  expect(root.querySelectorAll('input[type=range], [role=slider]').length).toBeGreaterThan(0);
});
