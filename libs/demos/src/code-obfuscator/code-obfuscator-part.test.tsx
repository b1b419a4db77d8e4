/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { createLanguagePacks, LanguageScope } from '@genmaster/i18n';
import { render, screen } from '@testing-library/react';
import { TextEncoder } from 'node:util';
import { CodeObfuscatorPart } from './code-obfuscator-part.tsx';
import { firstProtection } from './first-protection.ts';

// jsdom has no text encoder.
Object.assign(globalThis, { TextEncoder });

let status: string;
jest.mock('./use-protection.ts', () => ({
  useProtection: () => ({ protection: firstProtection.protection, status, retry: () => undefined }),
}));

it.each([
  { now: 'working', told: 2 },
  { now: 'failed', told: 0 },
  { now: 'ready', told: 0 },
])('says that it is at work only while it is: $now', async ({ now, told }) => {
  status = now;
  const language = await createLanguagePacks({ extra: async () => ({}) }).load('en');
  await Promise.all([language.part('code-obfuscator'), language.part('demo-parts')]);
  const { source, level } = firstProtection;
  render(
    <LanguageScope language={language}>
      <CodeObfuscatorPart state={{ code: source, level }} onChange={() => undefined} announce={() => undefined} />
    </LanguageScope>,
  );

  expect(screen.queryAllByText('At work …')).toHaveLength(told);
});
