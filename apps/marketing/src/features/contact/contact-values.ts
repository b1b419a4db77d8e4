import {
  CONTACT_FIELDS,
  CONTACT_SUBJECTS,
  contactRules,
  findContactProblem,
  type ContactField,
  type ContactMessage,
  type ContactRule,
} from '@genmaster/site-contract/contract';
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form';
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

/** Reads the values of the form’s controls: typed or filled in by the browser before the script started. */
export function readValues(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  return collect((field) => String(data.get(field) ?? '').trim());
}

/** Reads the visitor’s input; a default choice of the form counts as empty. */
export function readEntered(form: HTMLFormElement): ContactValues {
  const values = readValues(form);
  const isOwn = (field: ContactField) =>
    form.querySelector<HTMLInputElement>(`[type="radio"][name="${field}"]:checked`)?.defaultChecked ?? false;
  return collect((field) => (isOwn(field) ? '' : values[field]));
}

/** Trims the values of the form; an unticked box and an empty radio group become an empty string. */
export const trimmed = (values: Readonly<Record<ContactField, unknown>>): ContactValues =>
  collect((field) => String(values[field] || '').trim());

/** Validates the form with the rules that the server has too. */
export const resolveContact: Resolver<Record<ContactField, string>> = (values) => {
  const problems = Object.entries(findProblems(trimmed(values)));
  const errors = Object.fromEntries(problems.map(([field, problem]) => [field, toFieldError(problem)]));
  return problems.length > 0 ? { values: {}, errors } : { values, errors: {} };
};

/** Stores a problem as an error of the form: the type says whether the message is the id of a text. */
export const toFieldError = (problem: ContactProblem): FieldError =>
  'text' in problem ? { type: 'text', message: problem.text } : { type: 'words', message: problem.words };

/** Reads a problem from an error of the form. */
export const fromFieldError = ({ type, message = '' }: FieldError): ContactProblem =>
  type === 'text' ? { text: message as ContactTextId } : { words: message };

/** Reads the problems from the form’s errors, in the order of the fields. */
export const problemsIn = (errors: FieldErrors<Record<ContactField, string>>): ContactProblems =>
  Object.fromEntries(
    CONTACT_FIELDS.flatMap((field) => (errors[field] ? [[field, fromFieldError(errors[field])]] : [])),
  );

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
