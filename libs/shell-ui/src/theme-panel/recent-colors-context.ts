import { createContext } from 'react';

/** Colours that were chosen in the panel’s pickers, newest first, and the callback that adds one. */
export interface RecentColors {
  readonly recent: readonly string[];
  readonly add: (color: string) => void;
}

export const RecentColorsContext = createContext<RecentColors>({ recent: [], add: () => undefined });
