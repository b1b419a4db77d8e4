import * as v from 'valibot';
import { CONTACT_FIELDS, contactMessageSchema, contactRules, findContactProblem, type ContactField } from './index.ts';

const message = {
  name: 'Zoë',
  email: 'zoe@example.org',
  organisation: 'Example Ltd',
  subject: 'pre-order',
  language: 'hi',
  message: 'नमस्ते, ten or more',
  consent: true,
};
const { fields } = contactRules;

it('accepts a message with every field, and one without the optional field', () => {
  const { organisation: _left, ...required } = message;
  expect(v.is(contactMessageSchema, message)).toBe(true);
  expect(v.is(contactMessageSchema, required)).toBe(true);
});

it('has a rule for exactly the fields of the call', () => {
  expect(CONTACT_FIELDS).toEqual(Object.keys(contactMessageSchema.entries));
});

it.each<{ field: ContactField; value: unknown; says: string | null }>([
  { field: 'name', value: undefined, says: fields.name.message },
  { field: 'name', value: '', says: fields.name.message },
  { field: 'name', value: ' ', says: fields.name.message },
  { field: 'name', value: 'Z', says: null },
  { field: 'name', value: '\u200b\u200d\u2060', says: fields.name.message },
  { field: 'name', value: '\u00ad \u3164', says: fields.name.message },
  { field: 'name', value: '\u202e\u0001\u2800', says: fields.name.message },
  { field: 'name', value: '\u{e0041}\u{e007f}', says: fields.name.message },
  { field: 'name', value: '\u{e0100} \u{1d173}\u{1bca0}', says: fields.name.message },
  { field: 'name', value: '\u{fffff}\u2065', says: fields.name.message },
  { field: 'name', value: '\u{13430}\u{1343f}\u{110bd}', says: fields.name.message },
  { field: 'name', value: '\u{13441} \u{13442}\u{16fe4}\u{1d159}', says: fields.name.message },
  { field: 'name', value: '𓀀\u{13430}𓀁', says: null },
  { field: 'name', value: '葛\u{e0100}', says: null },
  { field: 'name', value: '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}', says: null },
  { field: 'name', value: '\u200fZoë \u200d', says: null },
  { field: 'name', value: 'क्\u200dष', says: null },
  { field: 'name', value: '🧵', says: null },
  { field: 'name', value: 'x'.repeat(120), says: null },
  { field: 'name', value: 'x'.repeat(121), says: fields.name.tooLong },
  { field: 'name', value: '🧵'.repeat(120), says: null },
  { field: 'name', value: '🧵'.repeat(121), says: fields.name.tooLong },
  { field: 'name', value: 7, says: fields.name.message },
  { field: 'email', value: 'no-at-sign', says: fields.email.message },
  { field: 'email', value: 'two@@example.org', says: fields.email.message },
  { field: 'email', value: 'a@b c.org', says: fields.email.message },
  { field: 'email', value: 'a@localhost', says: fields.email.message },
  { field: 'email', value: 'a@example.', says: fields.email.message },
  { field: 'email', value: `${'x'.repeat(65)}@example.org`, says: fields.email.message },
  { field: 'email', value: `a@${'x'.repeat(250)}.org`, says: fields.email.tooLong },
  { field: 'email', value: 'ज़ो@उदाहरण.भारत', says: null },
  { field: 'email', value: '\u200b@\u2060.\u00ad', says: fields.email.message },
  { field: 'email', value: 'zoe\u0007@example.org', says: fields.email.message },
  { field: 'email', value: '\u202eeoz@example.org', says: fields.email.message },
  { field: 'organisation', value: undefined, says: null },
  { field: 'organisation', value: '\u2063', says: fields.organisation.message },
  { field: 'organisation', value: 'x'.repeat(121), says: fields.organisation.tooLong },
  { field: 'subject', value: 'broken-link', says: fields.subject.message },
  { field: 'subject', value: 'security', says: null },
  { field: 'language', value: '', says: fields.language.message },
  { field: 'language', value: 'en', says: null },
  { field: 'message', value: '123456789', says: fields.message.message },
  { field: 'message', value: '1234567890', says: null },
  { field: 'message', value: '\u200b'.repeat(10), says: fields.message.message },
  { field: 'message', value: ' '.repeat(10), says: fields.message.message },
  { field: 'message', value: 'x'.repeat(4001), says: fields.message.tooLong },
  { field: 'consent', value: false, says: fields.consent.message },
  { field: 'consent', value: 'true', says: fields.consent.message },
])('validates $field $value by its rule, in the form and in the call', ({ field, value, says }) => {
  expect(findContactProblem(field, value)).toBe(says);
  expect(v.is(contactMessageSchema, { ...message, [field]: value })).toBe(says === null);
});

it('counts an emoji as one character, as the server does', () => {
  expect(findContactProblem('message', '🎨'.repeat(9))).toBe(fields.message.message);
  expect(findContactProblem('message', '🎨'.repeat(4000))).toBeNull();
  expect(v.is(contactMessageSchema, { ...message, message: '🎨'.repeat(9) })).toBe(false);
  expect(v.is(contactMessageSchema, { ...message, message: '🎨'.repeat(4000) })).toBe(true);
});

it('is refused with an unknown field', () => {
  expect(v.is(contactMessageSchema, { ...message, topic: 'Hello' })).toBe(false);
});
