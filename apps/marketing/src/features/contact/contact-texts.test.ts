import { messages } from '@genmaster/i18n/messages/contact.en';
import { CONTACT_FIELDS, contactRules, type ContactRule } from '@genmaster/site-contract/contract';

const texts: Readonly<Record<string, string>> = messages;

it.each(CONTACT_FIELDS)('has the server’s message for “%s”', (field) => {
  const { message, tooLong }: ContactRule = contactRules.fields[field];
  expect(texts[`rule.${field}`]).toBe(message);
  expect(texts[`rule.${field}.tooLong`]).toBe(tooLong);
});
