import type { Figure } from '../figures/figure-data.ts';
import type { Run, Runs } from './runs.ts';

/** Number of one of the three threads. */
export type Thread = 1 | 2 | 3;

/** State of a value or a row. */
export type Tone = 'ok' | 'warn' | 'no' | 'mut' | 'info';

export interface DrawnField {
  /** Id of the field; a thread can end there. */
  id: string;
  label: string;
  thread?: Thread;
  type: string;
  rules: string;
  /** Its name before a renaming. */
  was?: string;
}

export interface DrawnInput {
  id: string;
  label: string;
  thread?: Thread;
  required: boolean;
  value: string;
  control: 'text' | 'select' | 'checkbox';
  problem?: string;
}

export interface DrawnLine {
  runs: Runs;
  change?: 'added' | 'removed';
  now?: boolean;
  stop?: boolean;
}

/** Content of a window. */
export type DrawnBody =
  | { show: 'definition'; name: string; fields: readonly DrawnField[] }
  | { show: 'form'; inputs: readonly DrawnInput[]; actions: readonly string[] }
  | {
      show: 'table';
      caption: string;
      columns: readonly { label: Run; numeric?: boolean; optional?: boolean }[];
      rows: readonly (readonly Runs[])[];
      views?: readonly string[];
      /** Whether its cells are texts that may wrap. */
      isWordy?: boolean;
    }
  | { show: 'source'; lines: readonly DrawnLine[]; from?: number }
  | { show: 'calls'; calls: readonly { method: string; path: string }[] }
  | { show: 'list'; items: readonly { runs: Runs; note?: string; answer?: string; tone?: Tone }[] }
  | {
      show: 'proposal';
      items: readonly {
        label: string;
        value: string;
        why?: string;
        state: 'accepted' | 'refused' | 'open';
        said: string;
      }[];
    }
  | { show: 'policy'; rules: readonly { who: string; may: string; on: string; allowed: boolean; said: string }[] }
  | {
      show: 'tree';
      items: readonly { name: string; depth: number; look?: 'chosen' | 'quiet'; note?: string }[];
    }
  | { show: 'bars'; bars: readonly { label: string; value: string; share: number }[] }
  | { show: 'catalogue'; words: readonly { text: string; lang: 'hi' | 'en'; thread?: Thread; open?: string }[] }
  | { show: 'text'; lines: readonly Runs[] }
  | { show: 'words'; text: string; lang?: 'hi'; facts: readonly string[] }
  | { show: 'theme'; action: string }
  | { show: 'picker' }
  | { show: 'layers'; layers: readonly { name: string; note: string; cells: readonly string[] }[]; screen: DrawnBody }
  | { show: 'figure'; figure: Figure };

/** One window, ready to render: nothing in it has to be computed. */
export interface DrawnWindow {
  title?: string;
  note?: string;
  foot?: string;
  planned?: string;
  ink?: boolean;
  phone?: boolean;
  body: DrawnBody;
}

/** A product picture: one window, or several below one another. */
export type DrawnPicture = readonly DrawnWindow[];
