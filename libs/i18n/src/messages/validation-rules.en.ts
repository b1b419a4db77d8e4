// Made from words/en.po by `npm run words`; change it there.
export const messages = {
  'scenario.leave': 'Leave request',
  'scenario.invoice': 'Invoice',
  'scenario.booking': 'Room booking',
  language: 'Language of the messages',
  crossRule: '{later} is not before {earlier}',
  form: 'The form, with these rules',
  asData: 'The rules as data',
  asDataOf: 'Rules of {name} as JSON Schema',
  result: 'What was stored',
  model: 'The definition',
  saved: 'Every rule was kept. This is what would be stored.',
} as const;
