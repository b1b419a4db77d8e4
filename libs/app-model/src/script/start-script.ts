import type { Program } from 'acorn';
import { createGlobals } from './built-ins/globals.ts';
import { LimitReached, type LimitName, type Limits } from './budget.ts';
import { createMachine } from './create-machine.ts';
import type { Machine } from './machine.ts';
import { printValue } from './print-value.ts';
import type { ScriptProblem } from './parse-script.ts';
import { Scope } from './values.ts';
import { declareNames, runAll } from './statements.ts';
import { ScriptObject, ScriptThrow, type Value } from './values.ts';
import type { Rest, Work } from './work.ts';

/** Result of a script that has ended. */
export type ScriptEnd =
  | { kind: 'done'; value: Value }
  | { kind: 'problem'; problem: ScriptProblem }
  | { kind: 'limit'; limit: LimitName };

/** Script that has been started. */
export interface RunningScript {
  readonly machine: Machine;
  readonly scope: Scope;
  /** Runs to the next stop; returns `null` once the script has ended. */
  next: () => Rest | null;
  readonly end: ScriptEnd | null;
}

export interface StartOptions {
  limits?: Limits;
  print: (line: string) => void;
  /** Called with the script’s scope after its last statement; its result becomes the result of the script. */
  then?: (machine: Machine, scope: Scope) => Work<Value>;
}

/** Starts a script at its first statement. It runs only when `next` is called. */
export function startScript(program: Program, { limits, print, then }: StartOptions): RunningScript {
  const machine = createMachine({ print, ...(limits && { limits }) });
  const scope = new Scope(createGlobals(machine), 'function');
  let end: ScriptEnd | null = null;
  const work = (function* (): Work<Value> {
    machine.frames.push({ name: '', line: 1, scope });
    declareNames(program.body, scope);
    yield* runAll(program.body, scope, machine);
    return then ? yield* then(machine, scope) : undefined;
  })();
  return {
    machine,
    scope,
    get end() {
      return end;
    },
    next() {
      if (end) return null;
      try {
        const { done, value } = work.next();
        if (!done) return value;
        end = { kind: 'done', value };
      } catch (error) {
        end = endOf(error, machine);
      }
      return null;
    },
  };
}

/** Converts the error that stopped a script to its end. Errors of the interpreter itself are thrown again. */
export function endOf(error: unknown, { frames }: Pick<Machine, 'frames'>): ScriptEnd {
  if (error instanceof LimitReached) return { kind: 'limit', limit: error.limit };
  // Deep nesting can exhaust the interpreter's own stack before the script's limit.
  if (error instanceof RangeError) return { kind: 'limit', limit: 'depth' };
  if (!(error instanceof ScriptThrow)) throw error;
  const { value } = error;
  const part = (key: string) => (value instanceof ScriptObject ? value.properties.get(key) : undefined);
  const name = part('name');
  const message = part('message');
  return {
    kind: 'problem',
    problem: {
      name: typeof name === 'string' ? name : 'Thrown',
      message: typeof message === 'string' ? message : typeof value === 'string' ? value : printValue(value),
      line: frames.at(-1)?.line ?? 1,
    },
  };
}
