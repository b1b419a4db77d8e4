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
  'access-matrix': {
    en: async () => (await import('./messages/access-matrix.en.ts')).messages,
    hi: async () => (await import('./messages/access-matrix.hi.ts')).messages,
  },
  'color-gallery': {
    en: async () => (await import('./messages/color-gallery.en.ts')).messages,
    hi: async () => (await import('./messages/color-gallery.hi.ts')).messages,
  },
  'form-filling': {
    en: async () => (await import('./messages/form-filling.en.ts')).messages,
    hi: async () => (await import('./messages/form-filling.hi.ts')).messages,
  },
  'contrast-check': {
    en: async () => (await import('./messages/contrast-check.en.ts')).messages,
    hi: async () => (await import('./messages/contrast-check.hi.ts')).messages,
  },
  'code-bifurcation': {
    en: async () => (await import('./messages/code-bifurcation.en.ts')).messages,
    hi: async () => (await import('./messages/code-bifurcation.hi.ts')).messages,
  },
  'demo-parts': {
    en: async () => (await import('./messages/demo-parts.en.ts')).messages,
    hi: async () => (await import('./messages/demo-parts.hi.ts')).messages,
  },
  'one-definition': {
    en: async () => (await import('./messages/one-definition.en.ts')).messages,
    hi: async () => (await import('./messages/one-definition.hi.ts')).messages,
  },
  'worked-examples': {
    en: async () => (await import('./messages/worked-examples.en.ts')).messages,
    hi: async () => (await import('./messages/worked-examples.hi.ts')).messages,
  },
  'multi-themes': {
    en: async () => (await import('./messages/multi-themes.en.ts')).messages,
    hi: async () => (await import('./messages/multi-themes.hi.ts')).messages,
  },
  multilingual: {
    en: async () => (await import('./messages/multilingual.en.ts')).messages,
    hi: async () => (await import('./messages/multilingual.hi.ts')).messages,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<LanguageCode, () => Promise<Messages>>>>>;

/** A part of the interface with words of its own. */
export type MessagePart = keyof typeof MESSAGE_LOADERS;

/** The ids of a part’s words. */
export type MessageIdOf<Part extends MessagePart> = Extract<
  keyof Awaited<ReturnType<(typeof MESSAGE_LOADERS)[Part]['en']>>,
  string
>;
