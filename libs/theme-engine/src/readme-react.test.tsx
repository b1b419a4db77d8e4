/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import type { FunctionComponent, ReactElement } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ts from 'typescript';
import { defaultCatalogue } from './catalogue/index.ts';
import { createTheme, type CreatedTheme } from './create/index.ts';
import { createThemeEngine } from './index.ts';
import * as react from './react/index.ts';

const packages: Readonly<Record<string, unknown>> = {
  '@genmaster/theme-engine/react': react,
  'react/jsx-runtime': jsxRuntime,
};
const readme = readFileSync(`${__dirname}/../README.md`, 'utf8');
const blocks = [...readme.matchAll(/```jsx\n([^]*?)```/g)].map(([, block = '']) => block);

/** Runs the block that declares a name, and returns the value of that name. */
function run(wanted: string, theme?: CreatedTheme): unknown {
  const code = blocks.find((block) => new RegExp(`^(const|function) ${wanted}\\b`, 'm').test(block)) ?? '';
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  return new Function('require', 'exports', 'theme', `${outputText}\nreturn ${wanted};`)(
    (name: string) => packages[name],
    {},
    theme,
  );
}

it('hydrates what a server wrote of a theme, without a warning, in the example for frameworks', () => {
  const theme = createTheme({ colors: { page: 'white' }, storage: null });
  const container = document.createElement('div');
  const written = `<style>:root { --page: navy; }</style>${theme.headScript()}`;
  container.innerHTML = written;
  const error = jest.spyOn(console, 'error');
  render(run('endOfHead', theme) as ReactElement, { container, hydrate: true });
  expect(error.mock.calls).toEqual([]);
  expect(container.innerHTML).toBe(written);
});

it('undoes by name in the example with React', async () => {
  const UndoButton = run('UndoButton') as FunctionComponent;
  const engine = createThemeEngine({ catalogue: defaultCatalogue });
  engine.chooseMode('dark');
  render(
    <react.ThemeEngineProvider engine={engine}>
      <UndoButton />
    </react.ThemeEngineProvider>,
  );

  await userEvent.setup().click(screen.getByRole('button', { name: 'Undo Mode' }));

  expect(engine.getSnapshot().draft.mode).toBe('light');
  expect((screen.getByRole('button') as HTMLButtonElement).disabled).toBe(true);
});
