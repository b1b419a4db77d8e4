/** @jest-environment ./src/testing/browser-environment.ts */
import type { Entity, Row } from '@genmaster/app-model';
import { RecordForm } from '@genmaster/demos';
import { createLanguagePacks, LanguageScope } from '@genmaster/i18n';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { prepareBrowser } from '../render-app.tsx';

prepareBrowser();

const invoice: Entity = {
  name: 'Invoice',
  fields: [{ id: 'number', name: 'Number', type: 'text', required: true, unique: true }],
};

async function show() {
  const language = await createLanguagePacks({ extra: async () => ({}) }).load('en');
  await language.part('demo-parts');
  const said: string[] = [];
  function Form() {
    const [rows, setRows] = useState<readonly Row[]>([{ id: 1, values: { number: 'INV-1' } }]);
    const save = (values: Row['values']) => {
      setRows([...rows, { id: rows.length + 1, values }]);
      said.push(`${rows.length + 1} rows`);
    };
    return <RecordForm entity={invoice} rows={rows} onSave={save} announce={(text) => said.push(text)} />;
  }
  render(
    <LanguageScope language={language}>
      <Form />
    </LanguageScope>,
  );
  const enter = async (number: string) => {
    const box = screen.getByLabelText(/^Number/);
    await userEvent.clear(box);
    await userEvent.type(box, `${number}{Enter}`);
  };
  return { enter, said };
}

const TAKEN = 'Number is used by another row. Enter one of its own.';

it('refuses a unique value that a stored row has, also one that it stored itself', async () => {
  const { enter } = await show();
  await enter('INV-1');
  expect(screen.getByText(TAKEN)).toBeTruthy();
  await enter('INV-2');
  expect(screen.queryByText(TAKEN)).toBeNull();
  await enter(' INV-2 ');
  expect(screen.getByText(TAKEN)).toBeTruthy();
});

it('lets the host say last what became of an entry', async () => {
  const { enter, said } = await show();
  await enter('INV-2');
  expect(said.at(-1)).toBe('2 rows');
});
