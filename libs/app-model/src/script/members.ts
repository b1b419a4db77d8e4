import type { Budget } from './budget.ts';
import { arrayMethods } from './built-ins/array-methods.ts';
import { stringMethods } from './built-ins/string-methods.ts';
import { numberMethods } from './built-ins/number-methods.ts';
import type { Machine } from './machine.ts';
import { raise, ScriptArray, ScriptFunction, ScriptObject, type BuiltIn, type Value } from './values.ts';

const method = (name: string, run: BuiltIn): ScriptFunction => new ScriptFunction(name, { kind: 'built-in', run });

const INDEX = /^(?:0|[1-9]\d{0,8})$/;

/** Reads a member. Values inherit only the methods listed here, so no constructor or prototype can be reached. */
export function memberOf(target: Value, key: string, machine: Machine): Value {
  if (target === null || target === undefined) {
    return raise('TypeError', `“${key}” cannot be read of ${String(target)}`);
  }
  if (target instanceof ScriptObject) return target.properties.get(key);
  if (target instanceof ScriptArray) {
    if (key === 'length') return target.items.length;
    if (INDEX.test(key)) return target.items[Number(key)];
    const run = arrayMethods.get(key);
    return run && method(key, (args) => run(target, args, machine));
  }
  if (typeof target === 'string') {
    if (key === 'length') return target.length;
    if (INDEX.test(key)) return target[Number(key)];
    const run = stringMethods.get(key);
    return run && method(key, (args) => run(target, args, machine));
  }
  if (typeof target === 'number') {
    const run = numberMethods.get(key);
    return run && method(key, (args) => run(target, args, machine));
  }
  if (target instanceof ScriptFunction) {
    if (key === 'name') return target.name;
    return target.body.kind === 'built-in' ? target.body.members?.get(key) : undefined;
  }
  return undefined;
}

/** Writes a member of an object or an array. */
export function setMember(target: Value, key: string, { value, budget }: { value: Value; budget: Budget }): void {
  if (target instanceof ScriptObject) {
    if (!target.properties.has(key)) budget.take('memory', key.length + 1);
    target.properties.set(key, value);
    return;
  }
  if (!(target instanceof ScriptArray)) return raise('TypeError', `“${key}” can only be set on objects and arrays`);
  const { items } = target;
  const isLength = key === 'length';
  const index = isLength ? Number(value) : Number(key);
  if (!(isLength ? Number.isInteger(index) && index >= 0 : INDEX.test(key))) {
    return raise('TypeError', `“${key}” is no place in an array`);
  }
  const size = isLength ? index : index + 1;
  if (size > items.length) budget.take('memory', size - items.length);
  if (isLength) items.length = index;
  else items[index] = value;
}

/** Removes a member; returns true, as `delete` does. */
export function removeMember(target: Value, key: string): boolean {
  if (target instanceof ScriptObject) target.properties.delete(key);
  else if (target instanceof ScriptArray && INDEX.test(key)) target.items[Number(key)] = undefined;
  return true;
}

/** Returns the items for `...` and `for … of`. */
export function spreadItems(value: Value): Iterable<Value> {
  if (value instanceof ScriptArray) return value.items;
  if (typeof value === 'string') return value;
  return raise('TypeError', 'Only arrays and texts can be gone through');
}
