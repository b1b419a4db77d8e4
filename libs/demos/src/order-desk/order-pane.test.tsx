/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { createLanguagePacks, LanguageScope } from '@genmaster/i18n';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { TextEncoder } from 'node:util';
import { useState } from 'react';

// jsdom has no text encoder.
Object.assign(globalThis, { TextEncoder });

const DRAFT = 7;

it('says that an order is saved only when the desk has taken it', async () => {
  const { deskOrder } = await import('./desk-model.ts');
  const { openDesk } = await import('./desk-state.ts');
  const { OrderPane } = await import('./order-pane.tsx');
  const language = await createLanguagePacks({ extra: async () => ({}) }).load('en');
  await Promise.all([language.part('order-desk'), language.part('demo-parts')]);
  let said = '';
  function Desk() {
    const [state, setState] = useState(openDesk('en', 'clerk', DRAFT));
    const row = state.rows.find(({ id }) => id === DRAFT)!;
    return (
      <OrderPane state={state} row={row} entity={deskOrder} onChange={setState} announce={(text) => (said = text)} />
    );
  }
  render(
    <LanguageScope language={language}>
      <Desk />
    </LanguageScope>,
  );
  const [first] = openDesk('en', 'clerk', DRAFT).rows;
  const save = async (number: string) => {
    await userEvent.clear(screen.getByLabelText(/^Number/));
    await userEvent.type(screen.getByLabelText(/^Number/), number);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  };

  await save(String(first!.values['number']));
  expect(screen.getByRole('alert')).toHaveTextContent('Number is used by another row.');
  expect(said).toBe(screen.getByRole('alert').textContent);

  await save('ORD-9');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(said).toBe('Saved: every rule is kept.');
});

it('shows a refusal only at the order that was refused', async () => {
  const { deskOrder } = await import('./desk-model.ts');
  const { openDesk, saveCall, sendCall } = await import('./desk-state.ts');
  const { OrderPane } = await import('./order-pane.tsx');
  const language = await createLanguagePacks({ extra: async () => ({}) }).load('en');
  await Promise.all([language.part('order-desk'), language.part('demo-parts')]);
  const desk = openDesk('en', 'clerk', DRAFT);
  const refused = sendCall(desk, saveCall(DRAFT, { number: desk.rows[0]!.values['number']! }));
  const nothing = () => undefined;
  const show = (row: (typeof desk.rows)[number] | null) => (
    <LanguageScope language={language}>
      <OrderPane state={refused} row={row} entity={deskOrder} onChange={nothing} announce={nothing} />
    </LanguageScope>
  );
  const { rerender } = render(show(desk.rows.find(({ id }) => id === DRAFT)!));
  expect(screen.getByRole('alert')).toBeVisible();

  rerender(show(null));
  expect(screen.queryByRole('alert')).toBeNull();
});
