import { pathToFileURL } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** The files that hold the words of the interface. */
const MESSAGES = /\/libs\/i18n\/src\/messages\/[\w-]+\.(?:en|hi)\.ts$/;

/**
 * Compiles the words of the interface, so that no page carries the compiler.
 *
 * The development server leaves them as they are; there the library compiles them itself.
 */
export function messagesPlugin(): Plugin {
  return {
    name: 'genmaster-messages',
    apply: 'build',
    async load(id) {
      if (!MESSAGES.test(id)) return null;
      const { messages } = (await import(pathToFileURL(id).href)) as { messages: Readonly<Record<string, string>> };
      return `export const messages = ${JSON.stringify(compileMessages(messages))};`;
    },
  };
}

/** Turns each text into what the library reads without a compiler. */
export function compileMessages(messages: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, compileMessage(text)]));
}
