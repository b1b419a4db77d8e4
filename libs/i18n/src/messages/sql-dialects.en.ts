// Made from words/en.po by `npm run words`; change it there.
export const messages = {
  'scenario.invoice': 'Invoice',
  'scenario.reservedWords': 'Reserved words',
  'scenario.booking': 'Room booking',
  model: 'The definition, the same for every engine',
  engine: 'Database engine',
  compareWith: 'Mark what differs from',
  caption: '{engine}: {lines} lines',
  scriptOf: 'Script for {engine}',
  same: 'Choose another engine to see what differs.',
  differences: '{count, plural, one {One place differs from {base}.} other {# places differ from {base}.}}',
} as const;
