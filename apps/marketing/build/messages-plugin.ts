import { pathToFileURL } from 'node:url';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** Files with the messages of the interface. */
const MESSAGES = /\/libs\/i18n\/src\/messages\/[\w-]+\.(?:en|hi)\.ts$/;

/**
 * Compiles the messages of the interface, so that no page contains the compiler.
 *
 * The development server leaves them as they are; there the library compiles them at run time.
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

/** Compiles each message to the form that the library reads without a compiler. */
export function compileMessages(messages: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, compileMessage(text)]));
}
