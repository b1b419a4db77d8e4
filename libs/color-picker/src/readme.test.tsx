/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
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

/** Components that the README examples export, by name. */
const examples: Readonly<Record<string, React.ComponentType<object>>> = Object.assign({}, ...blocks('tsx').map(run));

const show = (name: string, props: object = {}) => {
  render(React.createElement(examples[name]!, props));
  return userEvent.setup();
};

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
