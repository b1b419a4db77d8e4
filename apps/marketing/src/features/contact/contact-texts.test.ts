import { messages } from '@genmaster/i18n/messages/contact.en';
import { CONTACT_FIELDS, contactRules, type ContactRule } from '@genmaster/site-contract/contract';

const texts: Readonly<Record<string, string>> = messages;

it.each(CONTACT_FIELDS)('says of “%s” what the server says', (field) => {
  const { message, tooLong }: ContactRule = contactRules.fields[field];
  expect(texts[`rule.${field}`]).toBe(message);
  expect(texts[`rule.${field}.tooLong`]).toBe(tooLong);
});
