import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** Messages in the default language of the sample; it has every message. */
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

/** Every message key, in the order of the report. */
export const MESSAGE_KEYS = Object.keys(english) as MessageKey[];

/** Texts of the second language; an empty text is a missing translation. */
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

/** Locale of each language, for digits, dates and plurals. */
export const LOCALES: Readonly<Record<SampleLanguage, string>> = { en: 'en-IN', hi: 'hi-IN' };

/** State of a translation in the report. */
export type MessageState = 'complete' | 'missing' | 'broken';

/** A number with the last form of every plural, `other`. */
const OTHER_NUMBER = 1234567.5;

/** Checks a translation: it must exist, be a valid message for any number, and use the placeholders of the English one. */
export function stateOf(key: MessageKey, text: string): MessageState {
  if (text.trim() === '') return 'missing';
  const wanted = placeholdersOf(english[key]) ?? [];
  const found = placeholdersOf(text);
  return found !== null && wanted.join() === found.join() && canFormat(text) ? 'complete' : 'broken';
}

/** Formats a message and returns the language of its text: the default language when the translation is not usable. */
export function readMessage(
  key: MessageKey,
  { language, translations, count = 0 }: { language: SampleLanguage; translations: Translations; count?: number },
): { text: string; language: SampleLanguage } {
  const from = language === 'hi' && stateOf(key, translations[key]) === 'complete' ? 'hi' : 'en';
  return { text: format(from === 'hi' ? translations[key] : english[key], { language: from, count }), language: from };
}

function format(text: string, { language, count }: { language: SampleLanguage; count: number }): string {
  const locale = LOCALES[language];
  const i18n = setupI18n({ locale, messages: { [locale]: { text: compileMessageOrThrow(text) } } });
  return i18n._('text', { count });
}

/** Tells whether a message can be shown: it names no unknown format, and has a form for every number. */
function canFormat(text: string): boolean {
  try {
    format(text, { language: 'hi', count: OTHER_NUMBER });
    return true;
  } catch {
    return false;
  }
}

/** Returns the names of the placeholders in a message, or `null` when it cannot be parsed. */
function placeholdersOf(text: string): string[] | null {
  try {
    const message = compileMessageOrThrow(text);
    const parts = typeof message === 'string' ? [] : message;
    return [...new Set(parts.flatMap((part) => (Array.isArray(part) ? [String(part[0])] : [])))].sort();
  } catch {
    return null;
  }
}
