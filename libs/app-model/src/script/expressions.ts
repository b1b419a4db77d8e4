import type * as acorn from 'acorn';
import { memberOf, setMember, removeMember, spreadItems } from './members.ts';
import type { Machine } from './machine.ts';
import { numberOf, operate, textOf } from './operators.ts';
import { raise, Scope, ScriptArray, ScriptFunction, ScriptObject, typeOf, type Value } from './values.ts';
import type { Work } from './work.ts';

type Handlers = {
  [Type in acorn.Expression['type']]?: (
    node: Extract<acorn.Expression, { type: Type }>,
    scope: Scope,
    machine: Machine,
  ) => Work<Value>;
};

/** Target that can be read and written: a name, or a member of a value. */
interface Reference {
  read: () => Value;
  write: (value: Value) => void;
}

/** Ends an optional chain such as `a?.b.c` early. */
class ChainEnd extends Error {}

function* keyOf(node: acorn.MemberExpression, scope: Scope, machine: Machine): Work<string> {
  if (!node.computed && node.property.type === 'Identifier') return node.property.name;
  return textOf(yield* machine.evaluate(node.property, scope), machine.budget);
}

function* referenceTo(node: acorn.Node, scope: Scope, machine: Machine): Work<Reference> {
  if (node.type === 'Identifier') {
    const { name } = node as acorn.Identifier;
    return { read: () => scope.read(name), write: (value) => scope.write(name, value) };
  }
  const member = node as acorn.MemberExpression;
  const target = yield* machine.evaluate(member.object, scope);
  const key = yield* keyOf(member, scope, machine);
  return {
    read: () => memberOf(target, key, machine),
    write: (value) => setMember(target, key, { value, budget: machine.budget }),
  };
}

function* argumentsOf(
  nodes: readonly (acorn.Expression | acorn.SpreadElement)[],
  scope: Scope,
  machine: Machine,
): Work<Value[]> {
  const values: Value[] = [];
  for (const node of nodes) {
    if (node.type === 'SpreadElement') {
      for (const item of spreadItems(yield* machine.evaluate(node.argument, scope))) {
        machine.budget.take('memory');
        values.push(item);
      }
    } else values.push(yield* machine.evaluate(node, scope));
  }
  return values;
}

function* writtenFunction(node: acorn.Function | acorn.ArrowFunctionExpression, scope: Scope): Work<Value> {
  return functionFrom(node, scope);
}

/** Creates the value of a function that a script declares. */
export function functionFrom(node: acorn.Function | acorn.ArrowFunctionExpression, scope: Scope): ScriptFunction {
  if (node.async || node.generator) raise('SyntaxError', 'Functions that wait or yield are not run here');
  return new ScriptFunction(node.id?.name ?? '', { kind: 'written', node, scope });
}

/** Names an unnamed function after its variable or property. */
function named(value: Value, name: string): Value {
  return value instanceof ScriptFunction && value.name === '' ? new ScriptFunction(name, value.body) : value;
}

/** Evaluation of each type of expression. */
export const expressions: Handlers = {
  *Literal(node, _scope, { budget }) {
    if ('regex' in node && node.regex) return raise('SyntaxError', 'Regular expressions are not run here');
    if (typeof node.value === 'bigint') return raise('SyntaxError', 'Numbers that end in n are not run here');
    return typeof node.value === 'string' ? budget.text(node.value) : (node.value as Value);
  },
  *Identifier({ name }, scope) {
    return name === 'undefined' ? undefined : scope.read(name);
  },
  *ThisExpression(_node, scope) {
    return scope.find('this')?.value;
  },
  *TemplateLiteral({ quasis, expressions: parts }, scope, machine) {
    let text = quasis[0]?.value.cooked ?? '';
    for (const [index, part] of parts.entries()) {
      text += textOf(yield* machine.evaluate(part, scope), machine.budget) + (quasis[index + 1]?.value.cooked ?? '');
      machine.budget.text(text);
    }
    return text;
  },
  *ArrayExpression({ elements }, scope, machine) {
    const items = yield* argumentsOf(
      elements.map((element) => element ?? UNDEFINED),
      scope,
      machine,
    );
    machine.budget.take('memory', items.length);
    return new ScriptArray(items);
  },
  *ObjectExpression({ properties }, scope, machine) {
    const made = new ScriptObject();
    for (const property of properties) {
      if (property.type === 'SpreadElement') {
        const source = yield* machine.evaluate(property.argument, scope);
        if (source instanceof ScriptObject) {
          for (const [key, value] of source.properties) setMember(made, key, { value, budget: machine.budget });
        }
        continue;
      }
      if (property.kind !== 'init') raise('SyntaxError', 'Properties with “get” or “set” are not run here');
      const key =
        !property.computed && property.key.type === 'Identifier'
          ? property.key.name
          : textOf(yield* machine.evaluate(property.key, scope), machine.budget);
      const value = named(yield* machine.evaluate(property.value, scope), key);
      setMember(made, key, { value, budget: machine.budget });
    }
    return made;
  },
  *FunctionExpression(node, scope) {
    if (!node.id) return functionFrom(node, scope);
    // The name belongs to the function alone, which can call itself by it.
    const own = new Scope(scope);
    const made = functionFrom(node, own);
    own.initialise(node.id.name, made);
    return made;
  },
  ArrowFunctionExpression: writtenFunction,
  *UnaryExpression({ operator, argument }, scope, machine) {
    if (operator === 'typeof' && argument.type === 'Identifier' && !scope.find(argument.name)) return 'undefined';
    if (operator === 'delete') {
      if (argument.type !== 'MemberExpression') return raise('SyntaxError', 'Only a member can be deleted');
      const target = yield* machine.evaluate(argument.object, scope);
      return removeMember(target, yield* keyOf(argument, scope, machine));
    }
    const value = yield* machine.evaluate(argument, scope);
    if (operator === 'typeof') return typeOf(value);
    if (operator === '!') return !value;
    if (operator === 'void') return undefined;
    const number = numberOf(value, machine.budget);
    return operator === '-' ? -number : operator === '~' ? ~number : number;
  },
  *BinaryExpression({ operator, left, right }, scope, machine) {
    const first = yield* machine.evaluate(left, scope);
    const second = yield* machine.evaluate(right, scope);
    return operate(operator, [first, second], machine.budget);
  },
  *LogicalExpression({ operator, left, right }, scope, machine) {
    const first = yield* machine.evaluate(left, scope);
    const isDecided = operator === '&&' ? !first : operator === '||' ? Boolean(first) : (first ?? null) !== null;
    return isDecided ? first : yield* machine.evaluate(right, scope);
  },
  *ConditionalExpression({ test, consequent, alternate }, scope, machine) {
    return yield* machine.evaluate((yield* machine.evaluate(test, scope)) ? consequent : alternate, scope);
  },
  *SequenceExpression({ expressions: parts }, scope, machine) {
    let last: Value;
    for (const part of parts) last = yield* machine.evaluate(part, scope);
    return last;
  },
  *UpdateExpression({ operator, argument, prefix }, scope, machine) {
    const reference = yield* referenceTo(argument, scope, machine);
    const before = numberOf(reference.read(), machine.budget);
    const after = operator === '++' ? before + 1 : before - 1;
    reference.write(after);
    return prefix ? after : before;
  },
  *AssignmentExpression({ operator, left, right }, scope, machine) {
    if (left.type !== 'Identifier' && left.type !== 'MemberExpression') {
      const value = yield* machine.evaluate(right, scope);
      yield* machine.bind(left, value, { scope, declares: false });
      return value;
    }
    const reference = yield* referenceTo(left, scope, machine);
    if (operator === '=') {
      const given = yield* machine.evaluate(right, scope);
      const value = left.type === 'Identifier' ? named(given, left.name) : given;
      reference.write(value);
      return value;
    }
    const before = reference.read();
    const decides = { '&&=': !before, '||=': Boolean(before), '??=': (before ?? null) !== null }[operator as string];
    if (decides === true) return before;
    const given = yield* machine.evaluate(right, scope);
    const value = decides === false ? given : operate(operator.slice(0, -1), [before, given], machine.budget);
    reference.write(value);
    return value;
  },
  *MemberExpression(node, scope, machine) {
    const target = yield* machine.evaluate(node.object, scope);
    if (node.optional && (target ?? null) === null) throw new ChainEnd();
    return memberOf(target, yield* keyOf(node, scope, machine), machine);
  },
  *ChainExpression({ expression }, scope, machine) {
    try {
      return yield* machine.evaluate(expression, scope);
    } catch (error) {
      if (error instanceof ChainEnd) return undefined;
      throw error;
    }
  },
  *CallExpression(node, scope, machine) {
    const { callee } = node;
    let self: Value;
    let target: Value;
    if (callee.type === 'MemberExpression') {
      self = yield* machine.evaluate(callee.object, scope);
      if (callee.optional && (self ?? null) === null) throw new ChainEnd();
      target = memberOf(self, yield* keyOf(callee, scope, machine), machine);
    } else target = yield* machine.evaluate(callee, scope);
    if (node.optional && (target ?? null) === null) throw new ChainEnd();
    if (!(target instanceof ScriptFunction)) return raise('TypeError', `${nameOf(callee)} is not a function`);
    return yield* machine.call(target, yield* argumentsOf(node.arguments, scope, machine), self);
  },
  *NewExpression({ callee, arguments: nodes }, scope, machine) {
    const target = yield* machine.evaluate(callee, scope);
    if (!(target instanceof ScriptFunction) || target.body.kind !== 'built-in') {
      return raise(
        'TypeError',
        `“new ${nameOf(callee)}” is not run here; only errors and arrays can be made with “new”`,
      );
    }
    return yield* machine.call(target, yield* argumentsOf(nodes, scope, machine));
  },
  *ParenthesizedExpression({ expression }, scope, machine) {
    return yield* machine.evaluate(expression, scope);
  },
};

/** Element that an array omits. */
const UNDEFINED = { type: 'Identifier', name: 'undefined', start: 0, end: 0 } as acorn.Identifier;

/** Returns the name of a callee for an error message. */
function nameOf(node: acorn.Node): string {
  if (node.type === 'Identifier') return (node as acorn.Identifier).name;
  if (node.type !== 'MemberExpression') return 'This value';
  const { object, property, computed } = node as acorn.MemberExpression;
  return computed || property.type !== 'Identifier'
    ? `A member of ${nameOf(object)}`
    : `${nameOf(object)}.${property.name}`;
}
