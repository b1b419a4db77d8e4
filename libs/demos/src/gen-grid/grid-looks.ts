import { choicesOf, type Field, type Value } from '@genmaster/app-model';

/** Classes of the three fields whose threads the page draws: their headings carry the same underline. */
export const THREAD_OF: Readonly<Partial<Record<string, string>>> = { number: 'f', placed: 'f f2', total: 'f f3' };

/** Classes of the states, in the order of the choices: open, packed, sent, returned. */
const STATE_LOOKS = ['', 'warn', 'ok', 'no'];

/** Returns the classes of a cell's text: a state has a dot in its colour before its word. */
export const lookOf = (field: Field, value: Value | undefined): string | undefined =>
  field.type === 'choice' ? `st ${STATE_LOOKS[choicesOf(field).indexOf(String(value))] ?? ''}`.trim() : undefined;
