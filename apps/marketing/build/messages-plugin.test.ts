import { setupI18n } from '@lingui/core';
import { messages as contact } from '@genmaster/i18n/messages/contact.en';
import { messages as site } from '@genmaster/i18n/messages/site.en';
import { compileMessages } from './messages-plugin.ts';

const messages = { ...site, ...contact };
const compiled = compileMessages(messages);

it('leaves no text that would have to be compiled in the browser', () => {
  expect(Object.keys(compiled)).toEqual(Object.keys(messages));
  expect(Object.entries(compiled).filter(([, text]) => !Array.isArray(text))).toEqual([]);
});

it.each([
  { id: 'frame.skip', values: {}, text: 'Skip to main content' },
  { id: 'problems', values: { count: 1 }, text: 'One field needs a change' },
  { id: 'problems', values: { count: 3 }, text: '3 fields need a change' },
  { id: 'problem', values: { label: 'Name', problem: 'Too long.' }, text: 'Name: Too long.' },
])('formats $text like the uncompiled text', ({ id, values, text }) => {
  const speak = (words: object) => setupI18n({ locale: 'en', messages: { en: { ...words } } })._(id, values);

  expect(speak(compiled)).toBe(text);
  expect(speak(messages)).toBe(text);
});
