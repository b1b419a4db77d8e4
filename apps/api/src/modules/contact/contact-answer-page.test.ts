import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contactRules, type ContactField, type ContactRule } from '@genmaster/site-contract/contract';
import { printContactAnswer } from './contact-answer-page.ts';

const catalogue = readFileSync(join(__dirname, '../../../../../libs/i18n/words/hi.po'), 'utf8');
/** The Hindi of the page, which says the same without a new page. */
const hindiOf = (english: string) =>
  catalogue.split('\n\n').flatMap((entry) => {
    const [, hindi] = /^msgstr "(.*)"$/m.exec(entry) ?? [];
    return hindi && entry.includes('msgctxt "contact/') && entry.includes(`\nmsgid "${english}"\n`) ? [hindi] : [];
  })[0];

const rules = Object.entries(contactRules.fields) as [ContactField, ContactRule][];
const messages = rules.flatMap(([field, { message, tooLong }]) =>
  [message, tooLong].flatMap((text) => (text === undefined ? [] : [{ field, message: text }])),
);

it.each(messages)('says of $field in the words of the Hindi page: $message', ({ field, message }) => {
  const page = printContactAnswer({ kind: 'refused', language: 'hi', problems: [{ field, message }] }, '');

  expect(page).toContain(`<p>${hindiOf(message)}</p>`);
});
