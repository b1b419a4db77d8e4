import type { Budget } from '../budget.ts';
import { fromJson, toJson } from '../json-values.ts';
import { raise, type Value } from '../values.ts';

/** Converts JSON to values of a script. */
export function readJson(text: string, budget: Budget): Value {
  budget.take('memory', text.length);
  try {
    return fromJson(JSON.parse(text));
  } catch {
    return raise('SyntaxError', 'This text is no JSON');
  }
}

/** Converts a value of a script to JSON. */
export function writeJson(value: Value, { budget, indent }: { budget: Budget; indent: Value }): Value {
  const json = toJson(value, budget);
  const text =
    json === undefined
      ? undefined
      : JSON.stringify(json, null, typeof indent === 'string' ? indent : Number(indent) || 0);
  return text === undefined ? undefined : budget.text(text);
}
