import type { LanguageCode } from '@genmaster/i18n';
import { useLanguage } from '@genmaster/i18n';

const english = {
  entity: 'entity',
  required: 'required',
  stays: 'Details and questions',
  yes: 'yes',
  no: 'no',
  planned: 'planned',
  code: 'code',
  price: 'Price',
  status: 'Status',
  release: 'Release date',
  preOrder: 'Pre-order',
  toBeAnnounced: 'To be announced',
  results: 'What the definition becomes',
};

type PageWords = typeof english;

const hindi: PageWords = {
  entity: 'एंटिटी',
  required: 'ज़रूरी',
  stays: 'विवरण और सवाल',
  yes: 'हाँ',
  no: 'नहीं',
  planned: 'आगे की योजना',
  code: 'कोड',
  price: 'कीमत',
  status: 'स्थिति',
  release: 'रिलीज़ की तारीख',
  preOrder: 'प्री-ऑर्डर',
  toBeAnnounced: 'घोषणा बाकी है',
  results: 'परिभाषा से क्या बनता है',
};

const WORDS: Readonly<Record<LanguageCode, PageWords>> = { en: english, hi: hindi };

/** Returns the texts that the blocks of a page add, in the language of the page. */
export const usePageWords = (): PageWords => WORDS[useLanguage().code];
