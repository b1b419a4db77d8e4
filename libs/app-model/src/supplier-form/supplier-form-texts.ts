/** English texts of the multi-page form. */
export const supplierFormTexts = {
  scenarios: { empty: 'Empty form', half: 'Half way', review: 'Ready for review' },
  steps: 'Steps',
  review: 'Review',
  progress: (title: string, place: number, count: number) => `${title}: step ${place} of ${count}`,
  asked: (title: string) => `${title} is asked as well.`,
  skipped: (title: string) => `${title} is not needed.`,
  total: (count: number) => `The form has ${count} steps now.`,
  wrong: 'has an error',
  done: 'done',
  back: 'Back',
  next: 'Next',
  toReview: 'To the review',
  send: 'Send',
  change: (question: string) => `Change ${question}`,
  changeShort: 'Change',
  unanswered: 'no answer',
  problems: (count: number) => (count === 1 ? 'One answer needs a correction.' : `${count} answers need a correction.`),
  offer: (question: string, answer: string) => `Same as ${question} (${answer})`,
  kept: 'Your answers are kept in this browser until you clear them. Nothing is sent.',
  sent: 'Every answer keeps its rule. This is what would be sent:',
  sentLabel: 'What would be sent',
  again: 'Back to the review',
  rule: (question: string, answer: string) => `Asked when “${question}” is “${answer}”.`,
  /** Returns the displayed text of a choice. */
  choice: (value: string) => value,
  unlike: (label: string, example: string) => `${label} has another form. Write it as in ${example}.`,
  definition: 'The form as its definition',
  answers: 'The answers, without what is hidden',
};

/** Texts of a form in any language. */
export type SupplierFormTexts = typeof supplierFormTexts;
