import type { Messages } from '@lingui/core';
import type { LanguageCode } from '../content/languages.ts';

/**
 * Where each part of the interface gets its words from: one file for a language, fetched when it is wanted.
 *
 * `site` is there before anything shows. Another part is fetched with the component that speaks its words.
 */
export const MESSAGE_LOADERS = {
  site: {
    en: async () => (await import('./messages/site.en.ts')).messages,
    hi: async () => (await import('./messages/site.hi.ts')).messages,
  },
  theme: {
    en: async () => (await import('./messages/theme.en.ts')).messages,
    hi: async () => (await import('./messages/theme.hi.ts')).messages,
  },
  contact: {
    en: async () => (await import('./messages/contact.en.ts')).messages,
    hi: async () => (await import('./messages/contact.hi.ts')).messages,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<LanguageCode, () => Promise<Messages>>>>>;

/** A part of the interface with words of its own. */
export type MessagePart = keyof typeof MESSAGE_LOADERS;

/** The ids of a part’s words. */
export type MessageIdOf<Part extends MessagePart> = Extract<
  keyof Awaited<ReturnType<(typeof MESSAGE_LOADERS)[Part]['en']>>,
  string
>;
