/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { namesOf, type Entity, type Field } from '@genmaster/app-model';
import { createLanguagePacks, LanguageScope } from '@genmaster/i18n';
import { fireEvent, render, screen } from '@testing-library/react';
import { TextEncoder } from 'node:util';
import { FieldLimits } from './field-rules.tsx';

// jsdom has no text encoder.
Object.assign(globalThis, { TextEncoder });

it('takes a limit in the digits of either language, and no other text', async () => {
  const language = await createLanguagePacks({ extra: async () => ({}) }).load('en');
  await language.part('demo-parts');
  const entity: Entity = { name: 'Stay', fields: [{ id: 'nights', name: 'Nights', type: 'integer', required: true }] };
  const changes: Partial<Field>[] = [];
  render(
    <LanguageScope language={language}>
      <FieldLimits names={namesOf(entity).fields[0]!} onChange={(change) => changes.push(change)} />
    </LanguageScope>,
  );
  const [minimum] = screen.getAllByRole('textbox');

  fireEvent.change(minimum!, { target: { value: '१५' } });
  expect(minimum).toBeValid();
  fireEvent.change(minimum!, { target: { value: 'many' } });
  expect(minimum).toBeInvalid();

  expect(changes).toEqual([{ minimum: 15 }]);
});
