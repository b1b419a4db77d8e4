// Made from words/en.po by `npm run words`; change it there.
export const messages = {
  'scenario.goTo': 'Go to a page',
  'scenario.mode': 'Change the mode',
  'scenario.scheme': 'Change the colours',
  'scenario.undo': 'Take it back',
  'scenario.field': 'Add a field',
  'scenario.hi': 'In Hindi',
  'scenario.en': 'In English',
  grammar: 'The grammar of this language',
  model: 'The model in view: Invoice',
  keep: 'Keep the assistant open on every page',
} as const;
