/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { createLanguagePacks, LanguageScope } from '@genmaster/i18n';
import type { Row } from '@genmaster/app-model';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TextEncoder } from 'node:util';
import { useState } from 'react';
import { RowForm } from './row-form.tsx';

// jsdom has no text encoder.
Object.assign(globalThis, { TextEncoder });

const guest = { name: 'Guest', fields: [{ id: 'name', name: 'Name', type: 'text' as const, required: true }] };

async function open() {
  const language = await createLanguagePacks({ extra: async () => ({}) }).load('en');
  await language.part('demo-parts');
  function Desk() {
    const [rows, setRows] = useState<Row[]>([
      { id: 1, values: { name: 'Asha' } },
      { id: 2, values: { name: 'Ravi' } },
    ]);
    const [at, setAt] = useState(0);
    return (
      <>
        <RowForm
          entity={guest}
          row={rows[at]!}
          announce={() => undefined}
          onSave={(values) => setRows((now) => now.map((row, index) => (index === at ? { ...row, values } : row)))}
        />
        <button type="button" onClick={() => setAt(1)}>
          Next
        </button>
        <button type="button" onClick={() => setRows([{ id: 1, values: { name: 'Zoe' } }])}>
          Load
        </button>
      </>
    );
  }
  render(
    <LanguageScope language={language}>
      <Desk />
    </LanguageScope>,
  );
  return screen.getByRole('textbox');
}

it('leaves the focus where it is when an entry is stored', async () => {
  const field = await open();
  await userEvent.type(field, ' Rao{Enter}');
  expect(field).toHaveValue('Asha Rao');
  expect(field).toHaveFocus();

  await userEvent.type(field, ' II');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  expect(screen.getByRole('textbox')).toHaveValue('Asha Rao II');
});

it.each([
  { by: 'Next', then: 'Ravi' },
  { by: 'Load', then: 'Zoe' },
])('shows the values that came by $by, without the problems of those before', async ({ by, then }) => {
  await userEvent.clear(await open());
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('textbox')).toBeInvalid();

  await userEvent.click(screen.getByRole('button', { name: by }));
  expect(screen.getByRole('textbox')).toHaveValue(then);
  expect(screen.getByRole('textbox')).toBeValid();
  await userEvent.clear(screen.getByRole('textbox'));
  expect(screen.getByRole('textbox')).toBeValid();
});
