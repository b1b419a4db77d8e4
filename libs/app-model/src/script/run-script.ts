import type { LimitName, Limits } from './budget.ts';
import { fromJson, toJson, type Json } from './json-values.ts';
import { parseScript, type ScriptProblem } from './parse-script.ts';
import { startScript, type RunningScript, type ScriptEnd } from './start-script.ts';
import { raise, ScriptFunction, type Value } from './values.ts';

/** Call of a function that the script declares. */
export interface ScriptCall {
  name: string;
  args: readonly Json[];
}

/** Result of a script, with its output and its number of steps. */
export type ScriptOutcome = { output: readonly string[]; steps: number } & (
  | { kind: 'done'; result: Json | null }
  | { kind: 'problem'; problem: ScriptProblem }
  | { kind: 'limit'; limit: LimitName }
);

/** Script that runs turn by turn, so that it can be stopped in between. */
export interface ScriptJob {
  /** Runs one turn, a few milliseconds; returns the outcome once there is one. */
  advance: () => ScriptOutcome | null;
}

/** Prepares a script and a call of one of its functions. */
export function prepareScript(code: string, { call, limits }: { call?: ScriptCall; limits?: Limits } = {}): ScriptJob {
  const output: string[] = [];
  const parsed = parseScript(code);
  if ('problem' in parsed) {
    return { advance: () => ({ kind: 'problem', problem: parsed.problem, output, steps: 0 }) };
  }
  const running = startScript(parsed.program, {
    ...(limits && { limits }),
    print: (line) => output.push(line),
    ...(call && {
      *then(machine, scope) {
        const callee = scope.bindings.get(call.name)?.value;
        if (!(callee instanceof ScriptFunction)) return raise('TypeError', `The script has no function “${call.name}”`);
        return yield* machine.call(callee, call.args.map(fromJson));
      },
    }),
  });
  return {
    advance() {
      while (running.next()?.kind === 'statement');
      return running.end && outcomeOf(running, { end: running.end, output });
    },
  };
}

export function runScript(code: string, options: Parameters<typeof prepareScript>[1] = {}): ScriptOutcome {
  const job = prepareScript(code, options);
  for (;;) {
    const outcome = job.advance();
    if (outcome) return outcome;
  }
}

function outcomeOf(
  { machine }: RunningScript,
  { end, output }: { end: ScriptEnd; output: readonly string[] },
): ScriptOutcome {
  const used = { output, steps: machine.budget.used.steps };
  if (end.kind !== 'done') return { ...end, ...used };
  try {
    return { kind: 'done', result: jsonOf(end.value, machine.budget), ...used };
  } catch {
    const problem = { name: 'TypeError', message: 'The result holds itself, or is too large', line: 1 };
    return { kind: 'problem', problem, ...used };
  }
}

const jsonOf = (value: Value, budget: Parameters<typeof toJson>[1]): Json => toJson(value, budget) ?? null;
