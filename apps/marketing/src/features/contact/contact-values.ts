import {
  CONTACT_FIELDS,
  CONTACT_SUBJECTS,
  contactRules,
  findContactProblem,
  type ContactField,
  type ContactMessage,
  type ContactRule,
} from '@genmaster/auth-client/contract';
import type { ContactProblem, ContactTextId } from './contact-texts.ts';

/** Values of the form, trimmed: an empty string for no value, `'true'` for a ticked box. */
export type ContactValues = Readonly<Record<ContactField, string>>;

/** Error messages by field. */
export type ContactProblems = Readonly<Partial<Record<ContactField, ContactProblem>>>;

const collect = (valueOf: (field: ContactField) => string) =>
  Object.fromEntries(CONTACT_FIELDS.map((field) => [field, valueOf(field)])) as Record<ContactField, string>;

export const NO_VALUES: ContactValues = collect(() => '');

/** Example values that each break a rule, to show the error messages. */
export const BAD_VALUES: ContactValues = {
  ...NO_VALUES,
  email: 'name.example.com',
  message: 'Hello',
};

/** Reads the values of the form’s controls, which are the only place where they are stored. */
export function readValues(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  return collect((field) => String(data.get(field) ?? '').trim());
}

/** Writes values into the form’s controls. */
export function fillForm(form: HTMLFormElement, values: ContactValues): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)) {
      control.checked = control.value === values[control.name as ContactField];
    } else if ('value' in control && 'name' in control && String(control.name) in values) {
      control.value = values[control.name as ContactField];
    }
  }
}

/** Returns the error message of one value, or `null` when it is valid. */
export function problemOf(field: ContactField, values: ContactValues): ContactProblem | null {
  if (field === 'message' && needsNoMessage(values)) return null;
  const sentence = findContactProblem(field, onWire(values)[field]);
  return sentence === null ? null : toProblem(field, sentence);
}

/** Finds the text id of an English sentence of the validation rules; keeps other words as they are. */
export function toProblem(field: ContactField, sentence: string): ContactProblem {
  const rule: ContactRule = contactRules.fields[field];
  if (sentence === rule.message) return { text: `rule.${field}` };
  if (sentence === rule.tooLong) return { text: `rule.${field}.tooLong` as ContactTextId };
  return { words: sentence };
}

/** Sorts problems by the order of the form’s fields. */
export const inOrder = (problems: ContactProblems): ContactProblems =>
  Object.fromEntries(CONTACT_FIELDS.flatMap((field) => (problems[field] ? [[field, problems[field]]] : [])));

/** Returns the problems of all fields, in the order of the form. */
export function findProblems(values: ContactValues): ContactProblems {
  const found = CONTACT_FIELDS.map((field) => [field, problemOf(field, values)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

/** A pre-order needs no message, because its subject is enough. */
const needsNoMessage = ({ subject, message }: ContactValues): boolean => subject === 'pre-order' && message === '';

/** Returns the message to send; `preOrder` replaces the empty message of a pre-order. Call `findProblems` first. */
export const toMessage = (values: ContactValues, preOrder: string): ContactMessage =>
  onWire(needsNoMessage(values) ? { ...values, message: preOrder } : values) as ContactMessage;

/** Returns the subject that an address asks for; empty when it is not one of ours. */
export function subjectOf(search: string): string {
  const asked = new URLSearchParams(search).get('subject');
  return CONTACT_SUBJECTS.find((subject) => subject === asked) ?? '';
}

function onWire(values: ContactValues): Partial<Record<ContactField, unknown>> {
  return {
    ...Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')),
    consent: values.consent === 'true',
  };
}
