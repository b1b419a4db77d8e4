import type { LanguageCode } from '@genmaster/i18n';

const english = {
  form: 'Form',
  grid: 'Grid',
  api: 'API',
  sql: 'SQL',
  translation: 'Translation',
  theme: 'Theme',
  save: 'Save',
  clear: 'Clear',
  planned: 'planned',
  untranslated: 'not translated',
  screen: 'Screen',
  model: 'Model',
  data: 'Data',
  table: 'table',
  required: 'required',
  unique: 'unique',
  accepted: 'accepted',
  refused: 'refused',
  open: 'waiting',
  may: 'allowed',
  mayNot: 'refused',
  lines: (count: number) => (count === 1 ? '1 line' : `${count} lines`),
  rows: (count: number) => (count === 1 ? '1 row' : `${count} rows`),
  fields: (count: number) => (count === 1 ? '1 field' : `${count} fields`),
  choiceOf: (count: number) => `choice of ${count}`,
  rowsOf: (name: string) => `Rows: ${name}`,
};

export type PictureWords = typeof english;

const hindi: PictureWords = {
  form: 'फ़ॉर्म',
  grid: 'ग्रिड',
  api: 'API',
  sql: 'SQL',
  translation: 'अनुवाद',
  theme: 'थीम',
  save: 'सेव करें',
  clear: 'खाली करें',
  planned: 'आगे की योजना',
  untranslated: 'अनुवाद बाकी है',
  screen: 'स्क्रीन',
  model: 'मॉडल',
  data: 'डेटा',
  table: 'टेबल',
  required: 'ज़रूरी',
  unique: 'अनोखा',
  accepted: 'स्वीकार',
  refused: 'नामंज़ूर',
  open: 'इंतज़ार में',
  may: 'अनुमति है',
  mayNot: 'अनुमति नहीं',
  lines: (count) => `${count} पंक्तियाँ`,
  rows: (count) => `${count} पंक्तियाँ`,
  fields: (count) => `${count} फ़ील्ड`,
  choiceOf: (count) => `${count} में से एक`,
  rowsOf: (name) => `पंक्तियाँ: ${name}`,
};

/** Texts that a picture adds to its data, in each language. */
export const pictureWordsIn: Readonly<Record<LanguageCode, PictureWords>> = { en: english, hi: hindi };
