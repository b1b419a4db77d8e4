/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ts from 'typescript';
import * as element from './element/index.ts';
import * as picker from './index.ts';

const packages: Readonly<Record<string, unknown>> = {
  '@genmaster/color-picker': picker,
  '@genmaster/color-picker/element': element,
  '@genmaster/color-picker/style.css': {},
  react: React,
  'react/jsx-runtime': jsxRuntime,
};

const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');

function run(code: string): object {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const exports = {};
  new Function('require', 'exports', outputText)((name: string) => packages[name], exports);
  return exports;
}

const blocks = (language: string) =>
  [...readme.matchAll(new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``, 'g'))].map(([, code]) => code!);

/** Components that the README examples export, by name. The release rehearsal runs those for other frameworks. */
const examples: Readonly<Record<string, React.ComponentType<object>>> = Object.assign(
  {},
  ...blocks('tsx')
    .filter((code) => !code.includes('/element/solid'))
    .map(run),
);

const show = (name: string, props: object = {}) => {
  render(React.createElement(examples[name]!, props));
  return userEvent.setup();
};

beforeEach(() => {
  // jsdom has no canvas.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

describe('the examples of the README', () => {
  it('saves once when a gesture ends', async () => {
    const save = jest.fn();
    const user = show('BrandColor', { save });
    screen.getByRole('slider', { name: 'Hue' }).focus();
    await user.keyboard('{End}');
    expect(save.mock.calls).toEqual([['#993333']]);
  });

  it('opens a popup whose cancel restores the text', async () => {
    const user = show('NavbarBackground');
    await user.click(screen.getByRole('button', { name: 'Navbar background' }));
    screen.getByRole('slider', { name: 'Hue' }).focus();
    await user.keyboard('{End}{Escape}');
    expect(screen.getByText(/#ABC$/)).toBeTruthy();
  });

  it('keeps presets and recent colours and mends contrast', async () => {
    const user = show('TextColor');
    await user.click(screen.getByRole('button', { name: /nearest color that passes/ }));
    expect(screen.getByRole('group', { name: 'Recent colors' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add color' }));
    expect(screen.getAllByRole('button', { name: /^Remove/ })).toHaveLength(3);
  });

  it('speaks another language', () => {
    show('Farbwahl');
    expect(screen.getByRole('slider', { name: 'Sättigung' }).getAttribute('aria-valuetext')).toBe('67%, Stahlblau');
  });

  it('draws its own face', () => {
    show('Sliders');
    expect(screen.getAllByRole('slider')).toHaveLength(4);
  });

  it('follows a colour of the theme', async () => {
    // The plane of OKLCH is drawn after the first frame.
    await act(async () => void show('Accent'));
    expect(screen.getByRole('button', { name: /Brand/ })).toBeTruthy();
  });

  it('opens a popup of own parts', async () => {
    const user = show('LinkColor');
    await user.click(screen.getByRole('button', { name: 'Color of links' }));
    expect(await screen.findByRole('dialog', { name: 'Color of links' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows every component of an example', () => {
    for (const name of Object.keys(examples)) {
      const { container, unmount } = render(React.createElement(examples[name]!));
      expect(container.childElementCount).toBeGreaterThan(0);
      unmount();
    }
  });

  it('runs without React', async () => {
    ElementInternals.prototype.setFormValue = () => undefined;
    const code = blocks('ts').find((block) => block.includes('defineColorPicker'))!;
    run(code);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Brand color' }));
    screen.getByRole('slider', { name: 'Hue' }).focus();
    await user.keyboard('{End}');
    expect(document.body.style.getPropertyValue('--brand')).toBe('#993333');
    document.body.innerHTML = '';
  });
});
