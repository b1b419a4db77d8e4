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

/** What stands in the form, trimmed: empty for nothing, `'true'` for a ticked box. */
export type ContactValues = Readonly<Record<ContactField, string>>;

/** How to put the wrong fields right, by field. */
export type ContactProblems = Readonly<Partial<Record<ContactField, ContactProblem>>>;

const collect = (valueOf: (field: ContactField) => string) =>
  Object.fromEntries(CONTACT_FIELDS.map((field) => [field, valueOf(field)])) as Record<ContactField, string>;

export const NO_VALUES: ContactValues = collect(() => '');

/** Values of which each breaks its rule, for whoever wants to see the messages. */
export const BAD_VALUES: ContactValues = {
  ...NO_VALUES,
  email: 'name.example.com',
  message: 'Hello',
};

/** Reads the form’s own controls, which are the one home of what was typed. */
export function readValues(form: HTMLFormElement): ContactValues {
  const data = new FormData(form);
  return collect((field) => String(data.get(field) ?? '').trim());
}

/** Puts values into the form’s controls. */
export function fillForm(form: HTMLFormElement, values: ContactValues): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && /radio|checkbox/.test(control.type)) {
      control.checked = control.value === values[control.name as ContactField];
    } else if ('value' in control && 'name' in control && String(control.name) in values) {
      control.value = values[control.name as ContactField];
    }
  }
}

/** How to put one value right, or `null`. */
export function problemOf(field: ContactField, values: ContactValues): ContactProblem | null {
  if (field === 'message' && needsNoMessage(values)) return null;
  const sentence = findContactProblem(field, onWire(values)[field]);
  return sentence === null ? null : toProblem(field, sentence);
}

/** Finds the text that says a sentence of the rules, which speak English; other words are kept as they came. */
export function toProblem(field: ContactField, sentence: string): ContactProblem {
  const rule: ContactRule = contactRules.fields[field];
  if (sentence === rule.message) return { text: `rule.${field}` };
  if (sentence === rule.tooLong) return { text: `rule.${field}.tooLong` as ContactTextId };
  return { words: sentence };
}

/** Problems in the order of the form. */
export const inOrder = (problems: ContactProblems): ContactProblems =>
  Object.fromEntries(CONTACT_FIELDS.flatMap((field) => (problems[field] ? [[field, problems[field]]] : [])));

/** All that is wrong, in the order of the form. */
export function findProblems(values: ContactValues): ContactProblems {
  const found = CONTACT_FIELDS.map((field) => [field, problemOf(field, values)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

/** A pre-order says all by its subject. */
const needsNoMessage = ({ subject, message }: ContactValues): boolean => subject === 'pre-order' && message === '';

/** The message as it travels; `preOrder` stands in where a pre-order came without words. Ask `findProblems` first. */
export const toMessage = (values: ContactValues, preOrder: string): ContactMessage =>
  onWire(needsNoMessage(values) ? { ...values, message: preOrder } : values) as ContactMessage;

/** The subject that an address asks for; empty when it names none of ours. */
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
