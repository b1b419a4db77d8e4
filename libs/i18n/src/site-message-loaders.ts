import type { Messages } from '@lingui/core';
import type { LanguageCode } from './languages.ts';

/**
 * Loaders of the messages of the site's frame.
 *
 * `site` is loaded before anything is shown. The other parts are loaded with the component that uses their messages.
 */
export const SITE_MESSAGE_LOADERS = {
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
  account: {
    en: async () => (await import('./messages/account.en.ts')).messages,
    hi: async () => (await import('./messages/account.hi.ts')).messages,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<LanguageCode, () => Promise<Messages>>>>>;
