import type { Budget } from './budget.ts';
import { raise, ScriptArray, ScriptFunction, ScriptObject, type Value } from './values.ts';

type Primitive = undefined | null | boolean | number | string;

/** Converts a value to a primitive for the operators. */
const primitiveOf = (value: Value, budget: Budget): Primitive =>
  value instanceof ScriptObject || value instanceof ScriptArray || value instanceof ScriptFunction
    ? textOf(value, budget)
    : value;

/** Longest text of an array, in characters, and the deepest array in it; one that holds many others has no end. */
const LONGEST_LIST = 10_000;
const DEEPEST_LIST = 100;

/** Converts an array to text: its items with commas between them; an array within itself is empty there. */
function textOfItems(array: ScriptArray, budget: Budget, above: readonly ScriptArray[] = []): string {
  if (above.includes(array)) return '';
  let text = '';
  for (const [index, item] of array.items.entries()) {
    if (text.length > LONGEST_LIST || above.length > DEEPEST_LIST) {
      budget.search(text.length);
      raise('RangeError', 'This array is too long as a text');
    }
    if (index > 0) text += ',';
    if (item instanceof ScriptArray) text += textOfItems(item, budget, [...above, array]);
    else if (item !== undefined && item !== null) text += textOf(item, budget);
  }
  budget.search(text.length);
  return text;
}

/** Converts a value to text, as `String()` and templates do. */
export function textOf(value: Value, budget: Budget): string {
  if (value instanceof ScriptArray) return textOfItems(value, budget);
  if (value instanceof ScriptFunction) return `function ${value.name}`;
  if (!(value instanceof ScriptObject)) return String(value);
  const name = value.properties.get('name');
  const message = value.properties.get('message');
  return typeof name === 'string' && typeof message === 'string' ? `${name}: ${message}` : '[object Object]';
}

/** Converts a value to a number for the operators. */
export const numberOf = (value: Value, budget: Budget): number => Number(primitiveOf(value, budget));

const isObject = (value: Value): boolean => value !== null && typeof value === 'object';

function isLooselyEqual(left: Value, right: Value, budget: Budget): boolean {
  if (isObject(left) && isObject(right)) return left === right;
  // eslint-disable-next-line eqeqeq -- the script itself uses `==`
  return primitiveOf(left, budget) == primitiveOf(right, budget);
}

function add(left: Value, right: Value, budget: Budget): Value {
  const [a, b] = [primitiveOf(left, budget), primitiveOf(right, budget)];
  if (typeof a !== 'string' && typeof b !== 'string') return Number(a) + Number(b);
  const [first, second] = [String(a), String(b)];
  budget.take('memory', first.length + second.length);
  return first + second;
}

function compare(
  [left, right]: readonly [Value, Value],
  budget: Budget,
  by: (a: number | string, b: number | string) => boolean,
): boolean {
  const [a, b] = [primitiveOf(left, budget), primitiveOf(right, budget)];
  return typeof a === 'string' && typeof b === 'string' ? by(a, b) : by(Number(a), Number(b));
}

function has(key: Value, target: Value, budget: Budget): boolean {
  if (target instanceof ScriptObject) return target.properties.has(textOf(key, budget));
  if (target instanceof ScriptArray) return textOf(key, budget) in target.items;
  return raise('TypeError', '“in” needs an object on its right');
}

/** Returns the result of an operator with two values. */
export function operate(operator: string, values: readonly [Value, Value], budget: Budget): Value {
  const [left, right] = values;
  if (typeof left === 'string' && typeof right === 'string') budget.search(Math.min(left.length, right.length));
  switch (operator) {
    case '+':
      return add(left, right, budget);
    case '-':
      return numberOf(left, budget) - numberOf(right, budget);
    case '*':
      return numberOf(left, budget) * numberOf(right, budget);
    case '/':
      return numberOf(left, budget) / numberOf(right, budget);
    case '%':
      return numberOf(left, budget) % numberOf(right, budget);
    case '**':
      return numberOf(left, budget) ** numberOf(right, budget);
    case '===':
      return left === right;
    case '!==':
      return left !== right;
    case '==':
      return isLooselyEqual(left, right, budget);
    case '!=':
      return !isLooselyEqual(left, right, budget);
    case '<':
      return compare(values, budget, (a, b) => a < b);
    case '<=':
      return compare(values, budget, (a, b) => a <= b);
    case '>':
      return compare(values, budget, (a, b) => a > b);
    case '>=':
      return compare(values, budget, (a, b) => a >= b);
    case '&':
      return numberOf(left, budget) & numberOf(right, budget);
    case '|':
      return numberOf(left, budget) | numberOf(right, budget);
    case '^':
      return numberOf(left, budget) ^ numberOf(right, budget);
    case '<<':
      return numberOf(left, budget) << numberOf(right, budget);
    case '>>':
      return numberOf(left, budget) >> numberOf(right, budget);
    case '>>>':
      return numberOf(left, budget) >>> numberOf(right, budget);
    case 'in':
      return has(left, right, budget);
    default:
      return raise('SyntaxError', `The operator “${operator}” is not run here`);
  }
}
