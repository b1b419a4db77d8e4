import type {
  Advance,
  Breakpoint,
  DebugView,
  DebugWishes,
  ScriptCall,
  ScriptOutcome,
} from '@genmaster/app-model/script';

/** Path of the sandbox’s frame document. */
export const SANDBOX_PATH = '/frames/sandbox.html';

/** Time limit of one request, in milliseconds. */
export const TIME_LIMIT_MS = 3000;

/** A step of a debug session. */
export type DebugCommand =
  /** Includes the breakpoints of that moment, so that repeating the step gives the same result. */
  | { kind: 'advance'; how: Advance; breakpoints: readonly Breakpoint[] }
  | { kind: 'look'; frame: number }
  | { kind: 'change'; name: string; expression: string };

export type SandboxRequest =
  | { kind: 'run'; code: string; call?: ScriptCall }
  /** Starts a session and repeats its steps, so that a lost frame loses no progress. */
  | { kind: 'debug'; code: string; wishes: DebugWishes; commands: readonly DebugCommand[] };

/** Response of the frame to a request of the same kind. */
export interface SandboxAnswers {
  run: ScriptOutcome;
  /** `problem`: reason why the last change was not possible. */
  debug: { view: DebugView; problem: string | null };
}
