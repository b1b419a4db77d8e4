import type {
  Advance,
  Breakpoint,
  DebugView,
  DebugWishes,
  ScriptCall,
  ScriptOutcome,
} from '@genmaster/app-model/script';

/** Where the frame of the sandbox is served. */
export const SANDBOX_PATH = '/sandbox.html';

/** How long one request may take, in milliseconds. */
export const TIME_LIMIT_MS = 3000;

/** A step of a debug session. */
export type DebugCommand =
  /** With the breakpoints of that moment, so that the step comes out the same when it is repeated. */
  | { kind: 'advance'; how: Advance; breakpoints: readonly Breakpoint[] }
  | { kind: 'look'; frame: number }
  | { kind: 'change'; name: string; expression: string };

/** A request to the frame. */
export type SandboxRequest =
  | { kind: 'run'; code: string; call?: ScriptCall }
  /** Starts a session and repeats its steps, so that a frame that was lost costs nothing. */
  | { kind: 'debug'; code: string; wishes: DebugWishes; commands: readonly DebugCommand[] };

/** The frame’s answer to a request of the same kind. */
export interface SandboxAnswers {
  run: ScriptOutcome;
  /** `problem` says why the last change was not possible. */
  debug: { view: DebugView; problem: string | null };
}
