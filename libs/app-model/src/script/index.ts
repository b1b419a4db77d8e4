export { DEFAULT_LIMITS, type LimitName, type Limits } from './budget.ts';
export {
  createDebugSession,
  type Advance,
  type Breakpoint,
  type DebugSession,
  type DebugView,
  type DebugWishes,
} from './debug-session.ts';
export { type Json } from './json-values.ts';
export { MAX_SCRIPT, type ScriptProblem } from './parse-script.ts';
export { prepareScript, runScript, type ScriptCall, type ScriptJob, type ScriptOutcome } from './run-script.ts';
export { type ShownValue } from './values-in-reach.ts';
