/** @jest-environment jsdom */
import { createLanguagePacks, LanguageScope } from '@genmaster/i18n';
import { render, screen } from '@testing-library/react';
import type { CheckedLine } from '@genmaster/app-model';
import { TextEncoder } from 'node:util';
import { CheckedLines } from './checked-lines.tsx';

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
