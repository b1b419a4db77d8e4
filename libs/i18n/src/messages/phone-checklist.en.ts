// Made from words/en.po by `npm run words`; change it there.
export const messages = {
  'scenario.offline': 'Without a signal',
  'scenario.conflict': 'A conflict',
  'scenario.start': 'With a signal',
  app: 'Inspection',
  'signal.on': 'signal',
  'signal.off': 'no signal',
  hasSignal: 'The phone has a signal',
  place: '{place} of {count}',
  finished: 'Every point is answered.',
  waits:
    '{count, plural, =0 {Nothing waits on the phone.} one {1 answer waits on the phone.} other {{count} answers wait on the phone.}}',
  sent: '{count, plural, =0 {Nothing was waiting.} one {One answer was confirmed.} other {# answers were confirmed.}}',
  conflict: 'Two answers to one point',
  'conflict.text':
    '{point}: you say “{mine}”, the office wrote “{office}” meanwhile. Nothing is lost until you choose.',
  'keep.mine': 'Keep my answer',
  'keep.office': 'Take the office’s answer',
  settled: 'The conflict is settled.',
  office: 'What the office has',
  'office.wrote': 'While the phone was away, the office itself wrote: {point}, {answer}.',
  'office.none': 'Nothing from the phone yet.',
  stored: 'What the phone stores',
  entries: 'Entries of the queue',
} as const;
