/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { createLanguagePacks, LanguageScope } from '@genmaster/i18n';
import { render, screen } from '@testing-library/react';
import type { CheckedLine } from '@genmaster/app-model';
import { userEvent } from '@testing-library/user-event';
import { TextEncoder } from 'node:util';
import { useState } from 'react';
import { CheckedLines } from './checked-lines.tsx';
import { ImportCheckPart } from './import-check-part.tsx';
import { fresh } from './import-check-state.ts';

// jsdom has no text encoder.
Object.assign(globalThis, { TextEncoder });

it('makes a cell as wide as its text, also in a browser without `field-sizing`', async () => {
  const language = await createLanguagePacks({ extra: async () => ({}) }).load('en');
  await language.part('import-check');
  const field = (id: string) => ({ id, name: id, type: 'text' as const, required: false, unique: false });
  const line = { line: 2, state: 'fixable', texts: { number: 'M-001', fee: '' }, problems: {} };
  render(
    <LanguageScope language={language}>
      <CheckedLines
        entity={{ name: 'Member', fields: [field('number'), field('fee')] }}
        lines={[line as unknown as CheckedLine]}
        onCorrect={() => undefined}
      />
    </LanguageScope>,
  );
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ size }) => size)).toEqual([5, 1]);
});

it('keeps the line that is being corrected where it is, in a file with more lines than are shown', async () => {
  const language = await createLanguagePacks({ extra: async () => ({}) }).load('en');
  await language.part('import-check');
  const lines = Array.from(
    { length: 80 },
    (_, at) => `M-${at},Person,p@example.com,${at === 79 ? '2030' : '2030-01-01'}`,
  );
  function Import() {
    const [state, setState] = useState(fresh(['Number,Name,E-mail,Joined', ...lines].join('\n')));
    return <ImportCheckPart state={state} onChange={setState} announce={() => undefined} />;
  }
  render(
    <LanguageScope language={language}>
      <Import />
    </LanguageScope>,
  );
  const cell = screen.getByLabelText('Joined in line 81');
  const rowOf = () => cell.closest('tr')!.rowIndex;
  expect(rowOf()).toBe(1);

  await userEvent.type(cell, '-01-01');

  expect(cell).toBeInTheDocument();
  expect(cell).toHaveValue('2030-01-01');
  expect(cell).toBeValid();
  expect(rowOf()).toBe(1);
});
