import type { Budget } from './budget.ts';
import { printValue } from './print-value.ts';
import { raise, ScriptArray, ScriptFunction, ScriptObject, type Value } from './values.ts';

type Primitive = undefined | null | boolean | number | string;

/** Converts a value to a primitive for the operators. */
const primitiveOf = (value: Value): Primitive =>
  value instanceof ScriptObject || value instanceof ScriptArray || value instanceof ScriptFunction
    ? textOf(value)
    : value;

/** Converts a value to text, as `String()` and templates do. */
export function textOf(value: Value): string {
  if (value instanceof ScriptArray) return printValue(value);
  if (value instanceof ScriptFunction) return `function ${value.name}`;
  if (!(value instanceof ScriptObject)) return String(value);
  const name = value.properties.get('name');
  const message = value.properties.get('message');
  return typeof name === 'string' && typeof message === 'string' ? `${name}: ${message}` : '[object Object]';
}

/** Converts a value to a number for the operators. */
export const numberOf = (value: Value): number => Number(primitiveOf(value));

const isObject = (value: Value): boolean => value !== null && typeof value === 'object';

function isLooselyEqual(left: Value, right: Value): boolean {
  if (isObject(left) && isObject(right)) return left === right;
  // eslint-disable-next-line eqeqeq -- the script itself uses `==`
  return primitiveOf(left) == primitiveOf(right);
}

function add(left: Value, right: Value, budget: Budget): Value {
  const [a, b] = [primitiveOf(left), primitiveOf(right)];
  if (typeof a !== 'string' && typeof b !== 'string') return Number(a) + Number(b);
  const [first, second] = [String(a), String(b)];
  budget.take('memory', first.length + second.length);
  return first + second;
}

function compare(left: Value, right: Value, by: (a: number | string, b: number | string) => boolean): boolean {
  const [a, b] = [primitiveOf(left), primitiveOf(right)];
  return typeof a === 'string' && typeof b === 'string' ? by(a, b) : by(Number(a), Number(b));
}

function has(key: Value, target: Value): boolean {
  if (target instanceof ScriptObject) return target.properties.has(textOf(key));
  if (target instanceof ScriptArray) return textOf(key) in target.items;
  return raise('TypeError', '“in” needs an object on its right');
}

/** Returns the result of an operator with two values. */
export function operate(operator: string, [left, right]: readonly [Value, Value], budget: Budget): Value {
  if (typeof left === 'string' && typeof right === 'string') budget.search(Math.min(left.length, right.length));
  switch (operator) {
    case '+':
      return add(left, right, budget);
    case '-':
      return numberOf(left) - numberOf(right);
    case '*':
      return numberOf(left) * numberOf(right);
    case '/':
      return numberOf(left) / numberOf(right);
    case '%':
      return numberOf(left) % numberOf(right);
    case '**':
      return numberOf(left) ** numberOf(right);
    case '===':
      return left === right;
    case '!==':
      return left !== right;
    case '==':
      return isLooselyEqual(left, right);
    case '!=':
      return !isLooselyEqual(left, right);
    case '<':
      return compare(left, right, (a, b) => a < b);
    case '<=':
      return compare(left, right, (a, b) => a <= b);
    case '>':
      return compare(left, right, (a, b) => a > b);
    case '>=':
      return compare(left, right, (a, b) => a >= b);
    case '&':
      return numberOf(left) & numberOf(right);
    case '|':
      return numberOf(left) | numberOf(right);
    case '^':
      return numberOf(left) ^ numberOf(right);
    case '<<':
      return numberOf(left) << numberOf(right);
    case '>>':
      return numberOf(left) >> numberOf(right);
    case '>>>':
      return numberOf(left) >>> numberOf(right);
    case 'in':
      return has(left, right);
    default:
      return raise('SyntaxError', `The operator “${operator}” is not run here`);
  }
}
