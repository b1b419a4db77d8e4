// Made from words/en.po by `npm run words`; change it there.
export const messages = {
  'scenario.invoice': 'Invoice with an optional date',
  'scenario.booking': 'Room booking',
  'scenario.order': 'Order',
  model: 'The definition, the same for every language',
  field: 'Follow a field',
  thread: '“{label}” in six languages',
  language: 'Language',
  line: 'What is written for it',
  noFields: 'The entity has no fields yet. Add one to follow it through the languages.',
  file: 'Whole file',
  fileOf: 'File in {language}',
  shown: 'The file in {language} is shown.',
} as const;
