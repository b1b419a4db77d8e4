import type { LanguageCode } from '@genmaster/i18n';

const english = {
  definition: 'Definition',
  entity: 'entity',
  field: (place: number) => `Field ${place}`,
  sentence: 'or describe it',
  example: 'invoices with number, due date and amount',
  read: 'Read it',
  noSentence: 'Write it like “loans with code, due day and renewals count”.',
  lines: (count: number) => `${count} lines`,
  fromFields: (count: number) => `you can read, from ${count === 1 ? 'one field' : `${count} fields`}`,
  results: 'What the definition becomes',
  form: 'Form',
  grid: 'Grid',
  api: 'API',
  sql: 'SQL',
  translation: 'Translation',
  theme: 'Theme',
};

type SceneWords = typeof english;

const hindi: SceneWords = {
  definition: 'परिभाषा',
  entity: 'एंटिटी',
  field: (place) => `फ़ील्ड ${place}`,
  sentence: 'या अंग्रेज़ी वाक्य में बताएँ',
  example: 'invoices with number, due date and amount',
  read: 'पढ़ें',
  noSentence: 'ऐसे लिखें: “loans with code, due day and renewals count”।',
  lines: (count) => `${count} पंक्तियाँ`,
  fromFields: (count) => `${count} फ़ील्ड से, सब पढ़ने लायक`,
  results: 'परिभाषा से क्या बनता है',
  form: 'फ़ॉर्म',
  grid: 'ग्रिड',
  api: 'API',
  sql: 'SQL',
  translation: 'अनुवाद',
  theme: 'थीम',
};

/** Texts of the scene in each language. */
export const sceneWordsIn: Readonly<Record<LanguageCode, SceneWords>> = { en: english, hi: hindi };
