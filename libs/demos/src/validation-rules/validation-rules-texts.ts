export const texts = {
  scenarios: { leave: 'Leave request', invoice: 'Invoice', booking: 'Room booking' },
  language: 'Language of the messages',
  languages: { en: 'English', hi: 'हिन्दी' },
  crossRule: (later: string, earlier: string) => `${later} is not before ${earlier}`,
  form: 'The form, with these rules',
  asData: 'The rules as data',
  asDataOf: (name: string) => `Rules of ${name} as JSON Schema`,
  result: 'What was stored',
  model: 'The definition',
  saved: 'Every rule was kept. This is what would be stored.',
} as const;
