import type * as acorn from 'acorn';
import type { Machine } from './machine.ts';
import { memberOf, setMember, spreadItems } from './members.ts';
import { textOf } from './operators.ts';
import type { Scope } from './values.ts';
import { raise, ScriptArray, ScriptObject, type Value } from './values.ts';
import type { Work } from './work.ts';

/** Returns the names that a pattern declares. */
export function namesIn(pattern: acorn.Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === 'RestElement' ? property.argument : property.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesIn(element) : []));
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    default:
      return [];
  }
}

/** Destructures a value with a pattern. */
export function* bindPattern(
  pattern: acorn.Pattern,
  value: Value,
  target: { scope: Scope; declares: boolean },
  machine: Machine,
): Work<void> {
  const { scope, declares } = target;
  switch (pattern.type) {
    case 'Identifier':
      if (declares) scope.initialise(pattern.name, value);
      else scope.write(pattern.name, value);
      return;
    case 'AssignmentPattern':
      return yield* bindPattern(
        pattern.left,
        value === undefined ? yield* machine.evaluate(pattern.right, scope) : value,
        target,
        machine,
      );
    case 'ArrayPattern': {
      const items = [...spreadItems(value)];
      for (const [index, element] of pattern.elements.entries()) {
        if (element?.type === 'RestElement') {
          yield* bindPattern(element.argument, new ScriptArray(items.slice(index)), target, machine);
        } else if (element) yield* bindPattern(element, items[index], target, machine);
      }
      return;
    }
    case 'ObjectPattern': {
      if ((value ?? null) === null) return raise('TypeError', `${String(value as null)} cannot be taken apart`);
      const taken = new Set<string>();
      for (const property of pattern.properties) {
        if (property.type === 'RestElement') {
          const rest = value instanceof ScriptObject ? [...value.properties].filter(([key]) => !taken.has(key)) : [];
          yield* bindPattern(property.argument, new ScriptObject(rest), target, machine);
          continue;
        }
        const key =
          !property.computed && property.key.type === 'Identifier'
            ? property.key.name
            : textOf(yield* machine.evaluate(property.key, scope), machine.budget);
        taken.add(key);
        yield* bindPattern(property.value, memberOf(value, key, machine), target, machine);
      }
      return;
    }
    case 'MemberExpression': {
      const object = yield* machine.evaluate(pattern.object, scope);
      const key =
        !pattern.computed && pattern.property.type === 'Identifier'
          ? pattern.property.name
          : textOf(yield* machine.evaluate(pattern.property, scope), machine.budget);
      setMember(object, key, { value, budget: machine.budget });
      return;
    }
    default:
      return raise('SyntaxError', 'This pattern is not run here');
  }
}
