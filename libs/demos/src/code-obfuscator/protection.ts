import type { ScriptOutcome } from '@genmaster/app-model/script';
import type { ProtectAnswer } from './protect-messages.ts';

/** One run of one version of the code. */
export interface MeasuredRun {
  outcome: ScriptOutcome;
  /** Fastest of several runs, in milliseconds; `null` before a measurement on this device. */
  ms: number | null;
}

/** The obfuscated code, and the runs of both versions. */
export interface Protection {
  answer: ProtectAnswer;
  original: MeasuredRun;
  result: MeasuredRun;
}
