/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import type { FunctionComponent } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import ts from 'typescript';
import { defaultCatalogue } from './catalogue/index.ts';
import { createThemeEngine } from './index.ts';
import * as react from './react/index.ts';

const packages: Readonly<Record<string, unknown>> = {
  '@genmaster/theme-engine/react': react,
  'react/jsx-runtime': jsxRuntime,
};
const readme = readFileSync(`${__dirname}/../README.md`, 'utf8');
const [code = ''] = [...readme.matchAll(/```jsx\n([^]*?)```/g)].map(([, block]) => block);

it('undoes by name in the example with React', async () => {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { jsx: ts.JsxEmit.ReactJSX, module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const UndoButton = new Function('require', 'exports', `${outputText}\nreturn UndoButton;`)(
    (name: string) => packages[name],
    {},
  ) as FunctionComponent;
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
