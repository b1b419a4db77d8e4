/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { createLanguagePacks, LanguageScope, type MessagePart } from '@genmaster/i18n';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { TextEncoder } from 'node:util';
import type { ComponentType } from 'react';
import { DemoSpeechProvider } from './speech/demo-speech.tsx';

// jsdom has no text encoder.
Object.assign(globalThis, { TextEncoder });

jest.mock('react-router', () => ({ useLocation: () => ({ search: '', hash: '' }), Link: () => null }));

// Nothing is shared here.
jest.mock('./stage/share-state.ts', () => ({ packState: async () => null, unpackState: async () => null }));

interface DemoWithWords {
  Demo: ComponentType;
  words: MessagePart;
}

async function open({ Demo, words }: DemoWithWords) {
  cleanup();
  const language = await createLanguagePacks({ extra: async () => ({}) }).load('en');
  const parts = [words, 'demo-parts'] as const;
  await Promise.all(parts.map((part) => language.part(part)));
  await act(
    async () =>
      void render(
        <LanguageScope language={language}>
          <DemoSpeechProvider words={parts} onFailure={() => undefined}>
            <Demo />
          </DemoSpeechProvider>
        </LanguageScope>,
      ),
  );
}

it.each<{ field: string; of: () => Promise<DemoWithWords>; example?: string }>([
  { field: 'New task', of: () => import('./task-board/task-board-demo.tsx') },
  { field: 'Your question', of: () => import('./site-guide/site-guide-demo.tsx') },
  { field: 'Name of this view', of: () => import('./gen-grid/gen-grid-demo.tsx') },
  { field: 'Expression to watch', of: () => import('./code-debugger/code-debugger-demo.tsx') },
  {
    field: 'Note',
    of: () => import('./worked-examples/worked-examples-demo.tsx'),
    example: 'Field inspection checklist',
  },
])('keeps a line typed into “$field” over a reload', async ({ field, of, example }) => {
  localStorage.clear();
  const demo = await of();
  await open(demo);
  if (example) fireEvent.click(screen.getByRole('button', { name: example }));
  fireEvent.change(screen.getByLabelText(field), { target: { value: 'half a senten' } });

  await open(demo);

  expect(screen.getByLabelText(field)).toHaveValue('half a senten');
});
