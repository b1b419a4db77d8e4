import { parseExpressionAt } from 'acorn';
import type { LimitName } from './budget.ts';
import { DEFAULT_LIMITS } from './budget.ts';
import { createMachine } from './create-machine.ts';
import { valuesInReach, type ShownValue } from './values-in-reach.ts';
import { parseScript, type ScriptProblem } from './parse-script.ts';
import { printValue } from './print-value.ts';
import type { Scope } from './values.ts';
import { endOf, startScript, type RunningScript } from './start-script.ts';
import type { Value } from './values.ts';

/** Line at which a script stops, always or when its condition is true. */
export interface Breakpoint {
  line: number;
  /** Expression; empty for “always”. */
  condition: string;
}

/** Target of a step. */
export type Advance = 'into' | 'over' | 'out' | 'continue';

/** State of a paused or finished script, as plain data. */
export interface DebugView {
  status: 'paused' | 'finished' | 'failed' | 'limit';
  /** Next line, or the line at which the script ended. */
  line: number;
  /** Call stack, the innermost call first; an empty name is the script itself. */
  stack: readonly { name: string; line: number }[];
  /** Index of the call whose values are shown. */
  frame: number;
  values: readonly ShownValue[];
  watches: readonly { expression: string; text: string; isError: boolean }[];
  output: readonly string[];
  problem: ScriptProblem | null;
  limit: LimitName | null;
}

/** Breakpoints and watches of a session; they may change while the script is paused. */
export interface DebugWishes {
  breakpoints: readonly Breakpoint[];
  watches: readonly string[];
}

/** Session that runs a script from one stop to the next. */
export interface DebugSession {
  wishes: DebugWishes;
  /** Runs one turn, a few milliseconds; returns `true` once the script stops at the target or ends. */
  advance: (how: Advance | 'go on') => boolean;
  /** Selects the call whose values are shown; the innermost is 0. */
  look: (frame: number) => void;
  /** Changes the value of a name; returns an error message when that is not possible. */
  change: (name: string, expression: string) => string | null;
  /** Stops the script because it has used up its time. */
  timeOut: () => void;
  view: () => DebugView;
}

/** Limits of a watch, which is meant for short expressions. */
const WATCH_LIMITS = { ...DEFAULT_LIMITS, steps: 20_000, memory: 100_000 };

/** Creates a session that is paused before the first statement. */
export function createDebugSession(code: string, wishes: DebugWishes): DebugSession {
  const parsed = parseScript(code);
  return 'problem' in parsed ? failedSession(parsed.problem, wishes) : runningSession(parsed.program, wishes);
}

function failedSession(problem: ScriptProblem, wishes: DebugWishes): DebugSession {
  const view: DebugView = { ...NOTHING, status: 'failed', line: problem.line, problem };
  return { wishes, advance: () => true, look() {}, change: () => problem.message, timeOut() {}, view: () => view };
}

const NOTHING = { stack: [], frame: 0, values: [], watches: [], output: [], problem: null, limit: null } as const;

function runningSession(program: Parameters<typeof startScript>[0], wishes: DebugWishes): DebugSession {
  const output: string[] = [];
  const running = startScript(program, { print: (line) => output.push(line) });
  let frame = 0;
  let before = new Map<string, string | null>();
  let isTimedOut = false;
  /** Position at the last command. */
  let start = { depth: 1, line: 0 };
  let how: Advance = 'into';
  let hasMoved = false;

  const frames = () => running.machine.frames.toReversed();
  const scopeInView = () => frames()[frame]?.scope ?? running.scope;
  const isHere = (at: { line: number; depth: number }) => {
    if (at.line !== start.line || at.depth !== start.depth) hasMoved = true;
    if (how === 'into' || (how === 'over' && at.depth <= start.depth) || (how === 'out' && at.depth < start.depth))
      return true;
    return hasMoved && session.wishes.breakpoints.some((breakpoint) => stopsAt(breakpoint, at.line, running));
  };

  const session: DebugSession = {
    wishes,
    advance(command) {
      if (command !== 'go on') {
        before = new Map(valuesInReach(scopeInView()).map(({ name, text }) => [name, text]));
        start = { depth: running.machine.frames.length, line: running.machine.frames.at(-1)?.line ?? 0 };
        how = command;
        hasMoved = false;
        frame = 0;
      }
      for (;;) {
        const rest = running.next();
        if (!rest) return true;
        if (rest.kind === 'turn') return false;
        const at = { line: rest.line, depth: running.machine.frames.length };
        if (isHere(at)) return true;
        if (at.line !== start.line || at.depth !== start.depth) hasMoved = true;
      }
    },
    look(wanted) {
      frame = Math.max(0, Math.min(wanted, running.machine.frames.length - 1));
    },
    change(name, expression) {
      const found = look(expression, scopeInView());
      if ('problem' in found) return found.problem;
      const binding = scopeInView().find(name);
      if (!binding) return `${name} is not defined`;
      binding.value = found.value;
      binding.isReady = true;
      return null;
    },
    timeOut() {
      isTimedOut = true;
    },
    view() {
      const { end } = running;
      const status =
        isTimedOut || end?.kind === 'limit' ? 'limit' : !end ? 'paused' : end.kind === 'done' ? 'finished' : 'failed';
      const stack = status === 'finished' ? [] : frames().map(({ name, line }) => ({ name, line }));
      return {
        status,
        line: stack[0]?.line ?? 0,
        stack: stack.slice(0, MAX_STACK),
        frame,
        values: valuesInReach(scopeInView()).map((shown) => ({
          ...shown,
          isChanged: frame === 0 && before.get(shown.name) !== shown.text,
        })),
        watches: session.wishes.watches.map((expression) => {
          const found = look(expression, scopeInView());
          return 'problem' in found
            ? { expression, text: found.problem, isError: true }
            : { expression, text: printValue(found.value), isError: false };
        }),
        output: [...output],
        problem: end?.kind === 'problem' ? end.problem : null,
        limit: isTimedOut ? 'time' : end?.kind === 'limit' ? end.limit : null,
      };
    },
  };
  session.advance('into');
  before = new Map(valuesInReach(scopeInView()).map(({ name, text }) => [name, text]));
  return session;
}

/** Maximum number of shown calls of a deep stack. */
const MAX_STACK = 30;

function stopsAt({ line, condition }: Breakpoint, at: number, { machine, scope }: RunningScript): boolean {
  if (line !== at) return false;
  if (condition.trim() === '') return true;
  const found = look(condition, machine.frames.at(-1)?.scope ?? scope);
  machine.budget.work(found.steps);
  // A condition with an error stops the script, so that the error is noticed.
  return 'problem' in found || Boolean(found.value);
}

/** Evaluates an expression in the scope of a paused script. */
function look(expression: string, scope: Scope): { steps: number } & ({ value: Value } | { problem: string }) {
  const machine = createMachine({ limits: WATCH_LIMITS, print: () => undefined });
  const { used } = machine.budget;
  try {
    const node = parseExpressionAt(expression, 0, { ecmaVersion: 2024 });
    if (expression.slice(node.end).trim() !== '') return { steps: 0, problem: 'This is no single expression' };
    const work = machine.evaluate(node, scope);
    for (let step = work.next(); ; step = work.next()) if (step.done) return { steps: used.steps, value: step.value };
  } catch (error) {
    if (error instanceof SyntaxError) return { steps: 0, problem: error.message.replace(/ \(\d+:\d+\)$/, '') };
    const end = endOf(error, machine);
    const problem = end.kind === 'problem' ? `${end.problem.name}: ${end.problem.message}` : 'This takes too long';
    return { steps: used.steps, problem };
  }
}
