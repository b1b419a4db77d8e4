import type * as acorn from 'acorn';
import { functionFrom } from './expressions.ts';
import { NORMAL, type Completion, type Machine } from './machine.ts';
import { spreadItems } from './members.ts';
import { namesIn } from './patterns.ts';
import { Scope } from './values.ts';
import { raise, ScriptArray, ScriptObject, ScriptThrow, type Value } from './values.ts';
import type { Work } from './work.ts';

type Statement = acorn.Statement | acorn.ModuleDeclaration;

type Handlers = {
  [Type in Statement['type']]?: (
    node: Extract<Statement, { type: Type }>,
    scope: Scope,
    machine: Machine,
  ) => Work<Completion>;
};

/** Declares the names of a block before it starts; functions get their values. */
export function declareNames(nodes: readonly Statement[], scope: Scope): void {
  for (const node of nodes) {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declared?.type === 'VariableDeclaration' && declared.kind !== 'var') {
      for (const { id } of declared.declarations) {
        for (const name of namesIn(id)) scope.declare(name, { isConstant: declared.kind === 'const' });
      }
    } else if (declared?.type === 'FunctionDeclaration') {
      scope.initialise(declared.id.name, functionFrom(declared, scope));
    }
  }
}

/** Runs statements in order until one of them returns, breaks or continues. */
export function* runAll(nodes: readonly Statement[], scope: Scope, machine: Machine): Work<Completion> {
  for (const node of nodes) {
    const ended = yield* machine.execute(node, scope);
    if (ended.kind !== 'normal') return ended;
  }
  return NORMAL;
}

/** Label of each loop. */
const labels = new WeakMap<acorn.Node, string>();

/** Tells whether a loop continues after an iteration, and with which result it ends if not. */
function afterRound(ended: Completion, loop: acorn.Node): { goesOn: boolean; result: Completion } {
  if (ended.kind === 'normal') return { goesOn: true, result: NORMAL };
  if (ended.kind === 'return') return { goesOn: false, result: ended };
  const isMine = ended.label === null || ended.label === labels.get(loop);
  if (!isMine) return { goesOn: false, result: ended };
  return { goesOn: ended.kind === 'continue', result: NORMAL };
}

function* walk(
  node: acorn.ForOfStatement | acorn.ForInStatement,
  items: Iterable<Value>,
  scope: Scope,
  machine: Machine,
): Work<Completion> {
  for (const item of items) {
    machine.budget.take('steps');
    const round = new Scope(scope);
    if (node.left.type === 'VariableDeclaration') {
      const { id } = node.left.declarations[0]!;
      for (const name of namesIn(id)) round.declare(name, { isConstant: node.left.kind === 'const' });
      yield* machine.bind(id, item, { scope: round, declares: true });
    } else yield* machine.bind(node.left, item, { scope, declares: false });
    const { goesOn, result } = afterRound(yield* machine.execute(node.body, round), node);
    if (!goesOn) return result;
  }
  return NORMAL;
}

function keysOf(value: Value): string[] {
  if (value instanceof ScriptObject) return [...value.properties.keys()];
  return value instanceof ScriptArray ? value.items.map((_, index) => String(index)) : [];
}

/** Execution of each type of statement. */
export const statements: Handlers = {
  *ExpressionStatement({ expression }, scope, machine) {
    yield* machine.evaluate(expression, scope);
    return NORMAL;
  },
  *EmptyStatement() {
    return NORMAL;
  },
  *VariableDeclaration({ kind, declarations }, scope, machine) {
    for (const { id, init } of declarations) {
      if (kind === 'var') {
        const home = scope.ofFunction;
        for (const name of namesIn(id)) if (!home.bindings.has(name)) home.initialise(name, undefined);
        if (!init) continue;
      }
      const value = init ? yield* machine.evaluate(init, scope) : undefined;
      yield* machine.bind(id, value, { scope, declares: kind !== 'var' });
    }
    return NORMAL;
  },
  *FunctionDeclaration() {
    return NORMAL;
  },
  *ExportNamedDeclaration({ declaration }, scope, machine) {
    return declaration ? yield* machine.execute(declaration, scope) : NORMAL;
  },
  *BlockStatement({ body }, scope, machine) {
    const inner = new Scope(scope);
    declareNames(body, inner);
    return yield* runAll(body, inner, machine);
  },
  *IfStatement({ test, consequent, alternate }, scope, machine) {
    if (yield* machine.evaluate(test, scope)) return yield* machine.execute(consequent, scope);
    return alternate ? yield* machine.execute(alternate, scope) : NORMAL;
  },
  *ReturnStatement({ argument }, scope, machine) {
    return { kind: 'return', value: argument ? yield* machine.evaluate(argument, scope) : undefined };
  },
  *ThrowStatement({ argument }, scope, machine) {
    throw new ScriptThrow(yield* machine.evaluate(argument, scope));
  },
  *BreakStatement({ label }) {
    return { kind: 'break', label: label?.name ?? null };
  },
  *ContinueStatement({ label }) {
    return { kind: 'continue', label: label?.name ?? null };
  },
  *LabeledStatement({ label, body }, scope, machine) {
    labels.set(body, label.name);
    const ended = yield* machine.execute(body, scope);
    return ended.kind === 'break' && ended.label === label.name ? NORMAL : ended;
  },
  *WhileStatement(node, scope, machine) {
    while (yield* machine.evaluate(node.test, scope)) {
      const { goesOn, result } = afterRound(yield* machine.execute(node.body, scope), node);
      if (!goesOn) return result;
    }
    return NORMAL;
  },
  *DoWhileStatement(node, scope, machine) {
    do {
      const { goesOn, result } = afterRound(yield* machine.execute(node.body, scope), node);
      if (!goesOn) return result;
    } while (yield* machine.evaluate(node.test, scope));
    return NORMAL;
  },
  *ForStatement(node, scope, machine) {
    let round = new Scope(scope);
    const { init, test, update } = node;
    if (init?.type === 'VariableDeclaration') {
      declareNames([init], round);
      yield* machine.execute(init, round);
    } else if (init) yield* machine.evaluate(init, round);
    while (!test || (yield* machine.evaluate(test, round))) {
      const { goesOn, result } = afterRound(yield* machine.execute(node.body, round), node);
      if (!goesOn) return result;
      // Each iteration has its own scope, so that functions created in it keep its values.
      const next = new Scope(scope);
      for (const [name, binding] of round.bindings) next.bindings.set(name, { ...binding });
      round = next;
      if (update) yield* machine.evaluate(update, round);
    }
    return NORMAL;
  },
  *ForOfStatement(node, scope, machine) {
    const items = spreadItems(yield* machine.evaluate(node.right, scope));
    return yield* walk(node, items, scope, machine);
  },
  *ForInStatement(node, scope, machine) {
    return yield* walk(node, keysOf(yield* machine.evaluate(node.right, scope)), scope, machine);
  },
  *SwitchStatement({ discriminant, cases }, scope, machine) {
    const wanted = yield* machine.evaluate(discriminant, scope);
    const inner = new Scope(scope);
    for (const { consequent } of cases) declareNames(consequent, inner);
    let start = -1;
    for (const [index, { test }] of cases.entries()) {
      if (test && (yield* machine.evaluate(test, inner)) === wanted) {
        start = index;
        break;
      }
    }
    if (start < 0) start = cases.findIndex(({ test }) => !test);
    if (start < 0) return NORMAL;
    const ended = yield* runAll(
      cases.slice(start).flatMap(({ consequent }) => consequent),
      inner,
      machine,
    );
    return ended.kind === 'break' && ended.label === null ? NORMAL : ended;
  },
  *TryStatement({ block, handler, finalizer }, scope, machine) {
    const place = { frames: machine.frames.length, depth: machine.budget.used.depth };
    const comeBack = () => {
      machine.frames.length = place.frames;
      machine.budget.used.depth = place.depth;
    };
    let ended: Completion = NORMAL;
    let thrown: ScriptThrow | null = null;
    try {
      ended = yield* machine.execute(block, scope);
    } catch (error) {
      // Limits and errors of the interpreter are not errors of the script, so its `catch` does not receive them.
      if (!(error instanceof ScriptThrow)) throw error;
      thrown = error;
      comeBack();
    }
    if (thrown && handler) {
      const caught = thrown;
      thrown = null;
      const inner = new Scope(scope);
      if (handler.param) yield* machine.bind(handler.param, caught.value, { scope: inner, declares: true });
      try {
        ended = yield* machine.execute(handler.body, inner);
      } catch (error) {
        if (!(error instanceof ScriptThrow)) throw error;
        thrown = error;
        comeBack();
      }
    }
    if (finalizer) {
      const last = yield* machine.execute(finalizer, scope);
      if (last.kind !== 'normal') return last;
    }
    if (thrown) throw thrown;
    return ended;
  },
  *ClassDeclaration() {
    return raise('SyntaxError', 'Classes are not run here');
  },
};
