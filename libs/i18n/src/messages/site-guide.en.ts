// Made from words/en.po by `npm run words`; change it there.
export const messages = {
  'scenario.known': 'One sentence answers',
  'scenario.several': 'Several passages',
  'scenario.unknown': 'Not known here',
  'scenario.other': 'Asked in Hindi',
  title: 'Ask these pages',
  noModel: 'Search, no model',
  conversation: 'Conversation',
  question: 'Your question',
  ask: 'Ask',
  empty: 'Type a question with at least one word.',
  loading: 'The pages are being fetched …',
  lost: 'The index of the pages could not be fetched. Check your connection and try again.',
  retry: 'Try again',
  unknown: 'I do not know. No passage on these pages holds enough of your question’s words.',
  missing: 'Not found there: {words}.',
  nearest: 'Perhaps nearby:',
  person: 'Or ask a person',
  'code.questions': 'The questions',
  'code.rule': 'When a passage counts as an answer',
  'code.ruleText':
    'Words such as “is” and “how” are left out. A passage answers when it, with its heading and page, holds three quarters of the rest. One letter may differ in a long word. The best passage is quoted, with two more that are nearly as good.',
} as const;
