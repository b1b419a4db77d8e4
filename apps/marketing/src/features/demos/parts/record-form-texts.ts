/** The words of a generated form. */
export const recordFormTexts = {
  save: 'Save',
  clear: 'Clear',
  required: '(required)',
  choose: 'Choose …',
  tryBad: 'Try bad input',
  saved: 'Saved: every rule is kept.',
  problems: (count: number) => (count === 1 ? 'One entry needs a correction.' : `${count} entries need a correction.`),
} as const;
