export const texts = {
  scenarios: { invoice: 'Invoice', reservedWords: 'Reserved words', booking: 'Room booking' },
  model: 'The definition, the same for every engine',
  engine: 'Database engine',
  compareWith: 'Mark what differs from',
  caption: (engine: string, lines: number) => `${engine}: ${lines} lines`,
  scriptOf: (engine: string) => `Script for ${engine}`,
  same: 'Choose another engine to see what differs.',
  differences: (count: number, base: string) =>
    count === 1 ? `One place differs from ${base}.` : `${count} places differ from ${base}.`,
} as const;
