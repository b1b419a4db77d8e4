import { createContext } from 'react';

/** Which fields are shown, where not all of them are. */
export type FieldFilter = 'changed' | 'hardToRead';

/** A field that is to be opened, or those that are to be shown; another object asks anew, for the same one too. */
export type SoughtField = { id: string } | { filter: FieldFilter };

/** What was pointed at on the page, or pressed in the state line. */
export const SoughtFieldContext = createContext<SoughtField | null>(null);
