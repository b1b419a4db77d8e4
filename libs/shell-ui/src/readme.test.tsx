/** @jest-environment jsdom */
import * as engine from '@genmaster/theme-engine';
import * as catalogue from '@genmaster/theme-engine/catalogue';
import * as dom from '@genmaster/theme-engine/dom';
import * as storage from '@genmaster/theme-engine/storage';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ts from 'typescript';
import * as shell from './index.ts';
import * as loginDialog from './login-dialog/index.ts';
import * as pageFinder from './page-finder/index.ts';
import { installModalDialog } from './testing/modal-dialog.ts';
import * as themePanel from './theme-panel/index.ts';
import * as voiceAssistant from './voice-assistant/index.ts';

const packages: Readonly<Record<string, unknown>> = {
  '@genmaster/color-picker/style.css': {},
  '@genmaster/shell-ui': shell,
  '@genmaster/shell-ui/login-dialog': loginDialog,
  '@genmaster/shell-ui/style.css': {},
  '@genmaster/shell-ui/theme-panel': themePanel,
  '@genmaster/theme-engine': engine,
  '@genmaster/theme-engine/catalogue': catalogue,
  '@genmaster/theme-engine/dom': dom,
  '@genmaster/theme-engine/storage': storage,
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-router': {
    Link: ({ to, ...rest }: { to: string }) => React.createElement('a', { href: `/app${to}`, ...rest }),
  },
};

const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');

/** Components that the README examples export, by name; each example runs as a separate program. */
const examples: Readonly<Record<string, React.ComponentType<never>>> = Object.assign(
  {},
  ...[...readme.matchAll(/```tsx\n([^]*?)```/g)].map(([, code]) => {
    const program = ts.transpileModule(code!, {
      compilerOptions: {
        jsx: ts.JsxEmit.ReactJSX,
        module: ts.ModuleKind.CommonJS,
        target: ts.ScriptTarget.ES2022,
      },
    }).outputText;
    const exports = {};
    new Function('require', 'exports', program)((name: string) => packages[name], exports);
    return exports;
  }),
);

const show = (name: string, props: object = {}) => {
  render(React.createElement(examples[name] as React.ComponentType<object>, props));
  return { user: userEvent.setup() };
};

beforeAll(installModalDialog);

it.each(
  Object.entries({
    '.': shell,
    './theme-panel': themePanel,
    './login-dialog': loginDialog,
    './page-finder': pageFinder,
    './voice-assistant': voiceAssistant,
  }),
)('the README names every component of the door %s', (door, exports) => {
  const row = readme.split('\n').find((line) => line.startsWith(`| \`${door}\` `));
  const components = Object.keys(exports).filter((name) => /^[A-Z][a-z]/.test(name));
  expect(components.filter((name) => !row?.includes(`\`${name}\``))).toEqual([]);
});

describe('the examples of the README', () => {
  it('render a header and a footer around a page', () => {
    show('Frame', { children: 'The page' });
    expect(screen.getByRole('main').textContent).toBe('The page');
    expect(screen.getByRole('contentinfo').textContent).toBe('GuideFirst steps');
  });

  it('use the links of a router', () => {
    show('Bar');
    expect(screen.getByRole('link', { name: 'Reports' }).getAttribute('href')).toBe('/app/');
  });

  it('change the theme of the page, and return the focus to the cog', async () => {
    const { user } = show('Customiser');
    await user.click(screen.getByRole('button', { name: 'Theme settings' }));
    await user.click(screen.getByRole('radio', { name: 'Flately' }));
    await new Promise(requestAnimationFrame);
    expect(document.documentElement.getAttribute('data-bs-theme')).toBe('flately');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(JSON.parse(localStorage.getItem('gm-theme:reports:')!)).toMatchObject({ saved: { mode: 'flately' } });
    expect(screen.getByRole('status').textContent).toBe('No unsaved changes');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Theme settings' }));
  });

  it('show the sign-in dialog until the host accepts the credentials', async () => {
    const login = jest.fn().mockResolvedValueOnce('Unknown user.').mockResolvedValueOnce(null);
    const { user } = show('SignIn', { login });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await user.type(screen.getByLabelText('User code'), 'asha');
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
    expect((await screen.findByText('Unknown user.')).textContent).toBe('Unknown user.');
    await user.type(screen.getByLabelText('Password'), 'right{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('send one sign-in at a time, and forget its refusal with the dialog', async () => {
    let answer = (_: string | null): void => undefined;
    const login = jest.fn(() => new Promise<string | null>((resolve) => (answer = resolve)));
    const { user } = show('SignIn', { login });
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await user.type(screen.getByLabelText('User code'), 'asha');
    await user.type(screen.getByLabelText('Password'), 'wrong{Enter}{Enter}');
    expect(login).toHaveBeenCalledTimes(1);
    await act(async () => answer('Unknown user.'));
    expect(screen.getByRole('alert').textContent).toBe('Unknown user.');
    await user.type(screen.getByLabelText('Password'), '{Enter}');
    // An alert that stays the same would not be announced again.
    expect(screen.getByRole('alert').textContent).toBe('');
    await act(async () => answer('Unknown user.'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getByRole('alert').textContent).toBe('');
  });

  it('import the styles of all that the theme panel shows, also of its colour picker', () => {
    const [example] = readme.match(/```tsx\n(?:(?!```)[^])*<ThemePanel[^]*?```/)!;
    expect(example).toContain("import '@genmaster/color-picker/style.css';");
    expect(example).toContain("import '@genmaster/shell-ui/style.css';");
  });

  it('use another language', () => {
    show('HindiBar');
    expect(screen.getByRole('button', { name: 'मेन्यू' })).toBeTruthy();
  });
});
