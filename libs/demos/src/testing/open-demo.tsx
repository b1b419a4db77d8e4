import { createLanguagePacks, LanguageScope, type MessagePart } from '@genmaster/i18n';
import { act, cleanup, render } from '@testing-library/react';
import { TextEncoder } from 'node:util';
import type { ComponentType } from 'react';
import { DemoHostProvider, type DemoHost } from '../demo-host.tsx';
import { DemoSpeechProvider } from '../speech/demo-speech.tsx';

// jsdom has no text encoder.
Object.assign(globalThis, { TextEncoder });

export interface DemoWithWords {
  Demo: ComponentType;
  words: MessagePart;
}

const host = { log: () => undefined, recoverChunk: () => false } as Partial<DemoHost> as DemoHost;

/** Renders a demo in English, in place of the one before. */
export async function openDemo({ Demo, words }: DemoWithWords): Promise<void> {
  cleanup();
  const language = await createLanguagePacks({ extra: async () => ({}) }).load('en');
  const parts = [words, 'demo-parts'] as const;
  await Promise.all(parts.map((part) => language.part(part)));
  await act(
    async () =>
      void render(
        <LanguageScope language={language}>
          <DemoHostProvider host={host}>
            <DemoSpeechProvider words={parts} onFailure={() => undefined}>
              <Demo />
            </DemoSpeechProvider>
          </DemoHostProvider>
        </LanguageScope>,
      ),
  );
}
