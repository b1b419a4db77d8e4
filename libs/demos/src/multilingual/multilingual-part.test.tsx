/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { createLanguagePacks, LanguageScope } from '@genmaster/i18n';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hindi } from './catalogue.ts';
import { MultilingualPart, type MultilingualState } from './multilingual-part.tsx';

function Demo() {
  const [state, setState] = useState<MultilingualState>({
    language: 'en',
    customer: 'Example Traders',
    amount: 100_000,
    count: 3,
    translations: hindi,
  });
  return <MultilingualPart state={state} onChange={setState} announce={() => undefined} />;
}

it('keeps the number when a letter is typed, which Firefox and Safari take as an empty value', async () => {
  const language = await createLanguagePacks({ extra: async () => ({}) }).load('en');
  await language.part('multilingual');
  await act(
    async () =>
      void render(
        <LanguageScope language={language}>
          <Demo />
        </LanguageScope>,
      ),
  );
  const amount = screen.getByLabelText<HTMLInputElement>('Amount');
  const type = (value: string, badInput: boolean) => {
    Object.defineProperty(amount, 'validity', { configurable: true, value: { badInput } });
    fireEvent(amount, createEvent.input(amount, { target: { value } }));
  };
  type('', true);
  expect(amount).toHaveValue(100_000);
  type('250', false);
  expect(amount).toHaveValue(250);
  type('', false);
  expect(amount).toHaveValue(0);
});
