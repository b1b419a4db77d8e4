/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

/** The components that the examples export, by name. */
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

describe('the tables of the README', () => {
  const files = readdirSync(__dirname, { recursive: true }).map((path) => String(path).split('/').at(-1));

  it('name tests that exist', () => {
    const named = [...readme.matchAll(/`([\w-]+\.test\.tsx?)`/g)].map(([, file]) => file!);
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((file) => !files.includes(file))).toEqual([]);
  });

  it('name groups of tests that exist', () => {
    const named = [...readme.matchAll(/`([\w-]+\.test\.tsx?)`: (\w+)/g)];
    expect(named.length).toBeGreaterThan(2);
    const paths = readdirSync(__dirname, { recursive: true }).map(String);
    const missing = named.filter(([, file, group]) => {
      const path = paths.find((each) => each.split('/').at(-1) === file);
      return !path || !readFileSync(join(__dirname, path), 'utf8').includes(`describe('${group}'`);
    });
    expect(missing.map(([row]) => row)).toEqual([]);
  });

  it('name stories that exist', () => {
    const stories = readdirSync(__dirname, { recursive: true })
      .map(String)
      .filter((path) => path.endsWith('.stories.tsx') && existsSync(join(__dirname, path)))
      .flatMap((path) => [...readFileSync(join(__dirname, path), 'utf8').matchAll(/export const (\w+): Story/g)])
      .map(([, name]) => name!.toLowerCase());
    const rows = readme
      .split('\n')
      .flatMap((row) => /\| [^|]*\bstor(?:y|ies) ([^|`]+?)\s*\|$/.exec(row)?.[1]?.split(', ') ?? []);
    const missing = rows.filter((name) => {
      const wanted = name.replaceAll(' ', '').toLowerCase();
      return !stories.some((story) => story.startsWith(wanted));
    });
    expect(rows.length).toBeGreaterThan(10);
    expect(missing).toEqual([]);
  });
});
