import { printColor } from '@genmaster/theme-engine';
import { createContext } from 'react';
import { passes, printRatio, type TextPair } from './text-pairs.ts';

/** The pairs that Copy copies: those of the default theme, until the page is read. */
export interface LastReading {
  pairs: readonly TextPair[];
}

/** Context through which the part passes its reading to the demo’s bar. */
export const LastReadingContext = createContext<LastReading>({ pairs: [] });

/** Prints pairs as a spreadsheet table; the number format is the same in every language. */
export const printPairs = (pairs: readonly TextPair[]): string =>
  [
    'text;background;wcag;min;pass;apca',
    ...pairs.map((pair) =>
      [
        printColor(pair.text),
        printColor(pair.background),
        printRatio(pair.ratio),
        pair.min,
        passes(pair) ? 'yes' : 'no',
        pair.lc,
      ].join(';'),
    ),
  ].join('\n');
