import { createContext } from 'react';

/** Filter of the shown fields. */
export type FieldFilter = 'changed' | 'hardToRead';

/** Request to open a field or to filter the fields; a new object is a new request, also for the same field. */
export type SoughtField = { id: string } | { filter: FieldFilter };

/** Field to which the visitor pointed on the page, or filter that was pressed in the state line. */
export const SoughtFieldContext = createContext<SoughtField | null>(null);
