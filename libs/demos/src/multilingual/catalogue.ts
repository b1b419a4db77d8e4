import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** The default language of the sample: what every message has. */
export const english = {
  'invoice.title': 'Invoice',
  'invoice.number': 'Number',
  'invoice.customer': 'Customer',
  'invoice.dueDate': 'Due date',
  'invoice.amount': 'Amount',
  'invoice.discount': 'Discount',
  'invoice.open': '{count, plural, one {# invoice is open} other {# invoices are open}}',
} as const;

export type MessageKey = keyof typeof english;

/** Every message, in the order of the report. */
export const MESSAGE_KEYS = Object.keys(english) as MessageKey[];

/** Texts of the second language; an empty one is missing. */
export type Translations = Readonly<Record<MessageKey, string>>;

/** The Hindi texts, complete. */
export const hindi: Translations = {
  'invoice.title': 'इनवॉइस',
  'invoice.number': 'संख्या',
  'invoice.customer': 'ग्राहक',
  'invoice.dueDate': 'देय तिथि',
  'invoice.amount': 'राशि',
  'invoice.discount': 'छूट',
  'invoice.open': '{count, plural, one {# इनवॉइस बाकी है} other {# इनवॉइस बाकी हैं}}',
};

export type SampleLanguage = 'en' | 'hi';

/** Whose digits, dates and plurals a language is written with. */
export const LOCALES: Readonly<Record<SampleLanguage, string>> = { en: 'en-IN', hi: 'hi-IN' };

/** What the report says of a translation. */
export type MessageState = 'complete' | 'missing' | 'broken';

/** Judges a translation: it has to be there, to be readable as a message, and to use what the English one uses. */
export function stateOf(key: MessageKey, text: string): MessageState {
  if (text.trim() === '') return 'missing';
  const wanted = placeholdersOf(english[key]) ?? [];
  const found = placeholdersOf(text);
  return found !== null && wanted.join() === found.join() ? 'complete' : 'broken';
}

/** A message in a language, and the language it really came from: the default one where there is no usable translation. */
export function readMessage(
  key: MessageKey,
  { language, translations, count = 0 }: { language: SampleLanguage; translations: Translations; count?: number },
): { text: string; language: SampleLanguage } {
  const from = language === 'hi' && stateOf(key, translations[key]) === 'complete' ? 'hi' : 'en';
  const locale = LOCALES[from];
  const message = compileMessageOrThrow(from === 'hi' ? translations[key] : english[key]);
  const i18n = setupI18n({ locale, messages: { [locale]: { [key]: message } } });
  return { text: i18n._(key, { count }), language: from };
}

/** Names of the values in a message; `null` for one that cannot be read. */
function placeholdersOf(text: string): string[] | null {
  try {
    const message = compileMessageOrThrow(text);
    const parts = typeof message === 'string' ? [] : message;
    return [...new Set(parts.flatMap((part) => (Array.isArray(part) ? [String(part[0])] : [])))].sort();
  } catch {
    return null;
  }
}
