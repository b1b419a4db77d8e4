/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { createLanguagePacks, LanguageScope } from '@genmaster/i18n';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { CheckAnswer } from './check-messages.ts';
import { CodeCheckBench } from './code-check-bench.tsx';
import type { CodeCheckState } from './code-check-state.ts';

const answerTo = (code: string): CheckAnswer => ({
  code,
  findings: code.includes('var')
    ? [
        {
          rule: 'no-var',
          line: 1,
          column: 1,
          message: 'Unexpected var.',
          fix: { from: 0, to: 3, text: 'let', isSafe: true },
        },
      ]
    : [],
  functions: [],
  problem: null,
  applied: 0,
});

/** Answers to “apply all”, given when a test says so. */
let answerAll: (fixed: CheckAnswer) => void;
jest.mock('./use-code-check.ts', () => ({
  useCodeCheck: (code: string) => ({
    answer: answerTo(code),
    status: 'ready',
    fixAll: () => new Promise((resolve) => (answerAll = resolve)),
    retry: () => undefined,
  }),
}));

async function show() {
  const language = await createLanguagePacks({ extra: async () => ({}) }).load('en');
  await language.part('code-check');
  function Bench() {
    const [state, setState] = useState<CodeCheckState>({ code: 'var a = 1;', off: [] });
    return (
      <CodeCheckBench
        state={state}
        onChange={setState}
        announce={() => undefined}
        rules={{}}
        kept={{ answer: answerTo(''), rules: {} }}
      >
        {() => null}
      </CodeCheckBench>
    );
  }
  render(
    <LanguageScope language={language}>
      <Bench />
    </LanguageScope>,
  );
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
  return { code: screen.getByRole('textbox'), press };
}

it('takes an applied fix back, until something is typed after it', async () => {
  const { code, press } = await show();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await press('Apply the fix of no-var to line 1');
  expect(code).toHaveValue('let a = 1;');
  await press('Undo');
  expect(code).toHaveValue('var a = 1;');

  await press('Apply the fix of no-var to line 1');
  await userEvent.type(code, ' // mine');
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDisabled();
});

it('does not write over what was typed while all fixes were worked out', async () => {
  const { code, press } = await show();
  await press(/^Apply all/);
  await userEvent.type(code, ' // mine');
  await act(async () => answerAll({ ...answerTo('let a = 1;'), applied: 1 }));
  expect(code).toHaveValue('var a = 1; // mine');

  await press(/^Apply all/);
  await act(async () => answerAll({ ...answerTo('let a = 1; // mine'), applied: 1 }));
  expect(code).toHaveValue('let a = 1; // mine');
});
