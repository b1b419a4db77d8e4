import type { Value } from '@genmaster/app-model';

/** Classes of the three fields whose threads the page draws: their headings carry the same underline. */
export const THREAD_OF: Readonly<Partial<Record<string, string>>> = { number: 'f', placed: 'f f2', total: 'f f3' };

const STATE_LOOKS: Readonly<Partial<Record<string, string>>> = { packed: 'warn', sent: 'ok', returned: 'no' };

/** Returns the classes of a cell's text: a status has a dot in its colour before the word. */
export const lookOf = (fieldId: string, value: Value | undefined): string | undefined =>
  fieldId === 'status' ? `st ${STATE_LOOKS[String(value)] ?? ''}`.trim() : undefined;
