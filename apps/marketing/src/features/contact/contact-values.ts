import {
  CONTACT_FIELDS,
  CONTACT_SUBJECTS,
  findContactProblem,
  type ContactField,
  type ContactMessage,
} from '@genmaster/auth-client/contract';

/** What stands in the form, trimmed: empty for nothing, `'true'` for a ticked box. */
export type ContactValues = Readonly<Record<ContactField, string>>;

/** How to put the wrong fields right, by field. */
export type ContactProblems = Readonly<Partial<Record<ContactField, string>>>;

const collect = (valueOf: (field: ContactField) => string) =>
  Object.fromEntries(CONTACT_FIELDS.map((field) => [field, valueOf(field)])) as Record<ContactField, string>;

export const NO_VALUES: ContactValues = collect(() => '');

/** Values of which each breaks its rule, for whoever wants to see the messages. */
export const BAD_VALUES: ContactValues = {
  ...NO_VALUES,
  email: 'name.example.com',
  organisation: 'A name that goes on and on '.repeat(5).trim(),
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
export const problemOf = (field: ContactField, values: ContactValues): string | null =>
  findContactProblem(field, onWire(values)[field]);

/** All that is wrong, in the order of the form. */
export function findProblems(values: ContactValues): ContactProblems {
  const found = CONTACT_FIELDS.map((field) => [field, problemOf(field, values)] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== null));
}

/** The message as it travels. Ask `findProblems` first. */
export const toMessage = (values: ContactValues): ContactMessage => onWire(values) as ContactMessage;

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
