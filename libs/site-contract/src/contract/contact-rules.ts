import { CONTACT_LANGUAGES, CONTACT_SUBJECTS } from './contact-choices.ts';

export type ContactField = keyof typeof contactRules.fields;

/**
 * Rule of one field. `message` says how to correct an invalid value, `tooLong` how to correct a value that is too long.
 */
export interface ContactRule {
  readonly type: 'text' | 'choice' | 'boolean';
  readonly required: boolean;
  readonly message: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly tooLong?: string;
  /** Regular expression, with the flag `u`. */
  readonly pattern?: string;
  readonly options?: readonly string[];
  readonly mustBe?: true;
}

/**
 * Characters that are drawn as an empty place and have no property that says so: the empty braille cell, blank
 * hieroglyphs, the filler of the Khitan script and the null notehead.
 */
const BLANK = '\\u2800\\u{13441}\\u{13442}\\u{16fe4}\\u{1d159}';
/**
 * Characters without a visible form, other than white space: those that Unicode lets every font ignore, format
 * characters, halves of characters, controls, and blanks.
 */
const INVISIBLE = `\\p{DI}\\p{Cf}\\p{Cs}\\p{Noncharacter_Code_Point}\\x00-\\x08\\x0e-\\x1f\\x7f-\\x9f${BLANK}`;

/** Pattern of a text with a visible character, and without white space at its start and end. */
const TRIMMED = `^(?:[${INVISIBLE}][\\s${INVISIBLE}]*)?[^\\s${INVISIBLE}](?:[\\s\\S]*\\S)?$`;

/**
 * Rules of the contact form as data, shared by the form, the server and the page that shows the rules.
 *
 * Lengths count Unicode characters, so that an emoji is one. Texts are sent without white space around them; an
 * optional
 * field that is empty is left out.
 */
export const contactRules = {
  form: 'ContactMessage',
  fields: {
    name: {
      type: 'text',
      required: true,
      maxLength: 120,
      pattern: TRIMMED,
      message: 'Enter your name, so that we know how to address you.',
      tooLong: 'Shorten your name to 120 characters or fewer.',
    },
    email: {
      type: 'text',
      required: true,
      maxLength: 254,
      pattern: '^[^\\s@\\p{C}]{1,64}@[^\\s@.\\p{C}]+(?:\\.[^\\s@.\\p{C}]+)+$',
      message: 'Enter an address with an @ and a domain, such as name@example.com.',
      tooLong: 'Shorten the address to 254 characters or fewer.',
    },
    organisation: {
      type: 'text',
      required: false,
      maxLength: 120,
      pattern: TRIMMED,
      message: 'Enter the organisation’s name, or leave the field empty.',
      tooLong: 'Shorten the organisation’s name to 120 characters or fewer.',
    },
    subject: {
      type: 'choice',
      required: true,
      options: CONTACT_SUBJECTS,
      message: 'Choose one of the five subjects.',
    },
    language: {
      type: 'choice',
      required: true,
      options: CONTACT_LANGUAGES,
      message: 'Choose English or Hindi for the reply.',
    },
    message: {
      type: 'text',
      required: true,
      minLength: 10,
      maxLength: 4000,
      pattern: TRIMMED,
      message: 'Write at least 10 characters, so that we can answer.',
      tooLong: 'Shorten the message to 4,000 characters or fewer.',
    },
    consent: {
      type: 'boolean',
      required: true,
      mustBe: true,
      message: 'Tick the box to let us use these details for the reply.',
    },
  },
} as const satisfies { form: string; fields: Readonly<Record<string, ContactRule>> };

/** All fields of the form, in the order of the form. */
export const CONTACT_FIELDS = Object.keys(contactRules.fields) as readonly ContactField[];

/**
 * Returns the message that says how to correct a value, or `null` when the value is valid.
 *
 * Takes the value as it would be sent: trimmed, and `undefined` for an omitted field.
 *
 * @example
 * findContactProblem('email', 'zoe'); // 'Enter an address with an @ and a domain, such as name@example.com.'
 */
export function findContactProblem(field: ContactField, value: unknown): string | null {
  const rule: ContactRule = contactRules.fields[field];
  if (value === undefined) return rule.required ? rule.message : null;
  if (rule.type === 'boolean') return value === rule.mustBe ? null : rule.message;
  if (typeof value !== 'string') return rule.message;
  if (rule.options) return rule.options.includes(value) ? null : rule.message;
  const length = [...value].length;
  if (rule.tooLong && length > (rule.maxLength ?? Infinity)) return rule.tooLong;
  const isRight = length >= (rule.minLength ?? 0) && new RegExp(rule.pattern ?? '', 'u').test(value);
  return isRight ? null : rule.message;
}
