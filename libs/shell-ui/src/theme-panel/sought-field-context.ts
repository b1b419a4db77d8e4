import { createContext } from 'react';

/** A field that is to be opened; another object asks anew, for the same one too. */
export interface SoughtField {
  id: string;
}

/** The field that was pointed at on the page. */
export const SoughtFieldContext = createContext<SoughtField | null>(null);
