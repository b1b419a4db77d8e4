import type * as acorn from 'acorn';
import { Budget, type Limits } from './budget.ts';
import { expressions } from './expressions.ts';
import type { Completion, Machine } from './machine.ts';
import { bindPattern, namesIn } from './patterns.ts';
import { Scope } from './values.ts';
import { declareNames, runAll, statements } from './statements.ts';
import { raise, ScriptArray, ScriptFunction, type Value } from './values.ts';
import { TURN_OVER, type Work } from './work.ts';

type AnyHandler<Result> = (node: acorn.Node, scope: Scope, machine: Machine) => Work<Result>;

/** Statements without a stop, because their inner statements are stops. */
const PASSED = new Set([
  'BlockStatement',
  'FunctionDeclaration',
  'EmptyStatement',
  'ExportNamedDeclaration',
  'LabeledStatement',
]);

/** Creates an interpreter that counts every step, and pauses before each statement and after each turn. */
export function createMachine({ limits, print }: { limits?: Limits; print: (line: string) => void }): Machine {
  const budget = new Budget(limits);
  const machine: Machine = {
    budget,
    frames: [],
    print(line) {
      budget.take('output', line.length + 1);
      print(line);
    },
    *evaluate(node, scope) {
      budget.take('steps');
      if (budget.isTurnOver()) yield TURN_OVER;
      const run = expressions[node.type as acorn.Expression['type']] as AnyHandler<Value> | undefined;
      if (!run) return raise('SyntaxError', REFUSED[node.type] ?? `“${node.type}” is not run here`);
      return yield* run(node, scope, machine);
    },
    *execute(node, scope) {
      budget.take('steps');
      if (budget.isTurnOver()) yield TURN_OVER;
      const run = statements[node.type] as AnyHandler<Completion> | undefined;
      if (!run) return raise('SyntaxError', REFUSED[node.type] ?? `“${node.type}” is not run here`);
      const frame = machine.frames.at(-1);
      const line = node.loc?.start.line ?? 0;
      if (frame) {
        frame.line = line;
        frame.scope = scope;
      }
      if (!PASSED.has(node.type)) yield { kind: 'statement', line };
      return yield* run(node, scope, machine);
    },
    *call(callee, args, self) {
      if (!(callee instanceof ScriptFunction)) return raise('TypeError', 'This is not a function');
      const depth = budget.used.depth;
      budget.take('depth');
      const result =
        callee.body.kind === 'built-in'
          ? yield* callee.body.run(args, self)
          : yield* callWritten(callee, { args, self, machine });
      budget.used.depth = depth;
      return result;
    },
    bind: (pattern, value, target) => bindPattern(pattern, value, target, machine),
  };
  return machine;
}

const REFUSED: Readonly<Record<string, string>> = {
  ImportExpression: 'import() is not run here: a script loads nothing',
  ImportDeclaration: 'import is not run here: a script loads nothing',
  AwaitExpression: 'await is not run here',
  ClassExpression: 'Classes are not run here',
  MetaProperty: 'import.meta and new.target are not run here',
};

function* callWritten(
  callee: ScriptFunction,
  { args, self, machine }: { args: readonly Value[]; self: Value; machine: Machine },
): Work<Value> {
  if (callee.body.kind !== 'written') return undefined;
  const { node, scope: home } = callee.body;
  const scope = new Scope(home, 'function');
  if (node.type !== 'ArrowFunctionExpression') scope.initialise('this', self);
  machine.frames.push({ name: callee.name || '(unnamed)', line: node.loc?.start.line ?? 0, scope });
  for (const name of node.params.flatMap(namesIn)) scope.declare(name);
  for (const [index, param] of node.params.entries()) {
    const isRest = param.type === 'RestElement';
    const value = isRest ? restOf(args, index) : args[index];
    yield* machine.bind(isRest ? param.argument : param, value, { scope, declares: true });
  }
  let result: Value;
  if (node.body.type === 'BlockStatement') {
    declareNames(node.body.body, scope);
    const ended = yield* runAll(node.body.body, scope, machine);
    result = ended.kind === 'return' ? ended.value : undefined;
  } else {
    result = yield* machine.evaluate(node.body, scope);
  }
  machine.frames.pop();
  return result;
}

const restOf = (args: readonly Value[], index: number): ScriptArray => new ScriptArray(args.slice(index));
