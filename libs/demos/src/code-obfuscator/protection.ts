import type { ScriptOutcome } from '@genmaster/app-model/script';
import type { ProtectAnswer } from './protect-messages.ts';

/** One version of the code, run. */
export interface MeasuredRun {
  outcome: ScriptOutcome;
  /** The quickest of some runs, in milliseconds; `null` while nothing was measured here. */
  ms: number | null;
}

/** What became of the code, and what both versions do. */
export interface Protection {
  answer: ProtectAnswer;
  original: MeasuredRun;
  result: MeasuredRun;
}
