import type { Budget } from './budget.ts';
import { raise, ScriptArray, ScriptFunction, ScriptObject, type Value } from './values.ts';

/** Plain data that passes between a script and its host. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const MAX_DEPTH = 60;

/** Converts plain data to values of a script. */
export function fromJson(json: Json): Value {
  if (json === null || typeof json !== 'object') return json;
  if (Array.isArray(json)) return new ScriptArray(json.map((item: Json) => fromJson(item)));
  return new ScriptObject(
    Object.entries(json as { readonly [key: string]: Json }).map(([key, item]) => [key, fromJson(item)]),
  );
}

/** Converts a value of a script to plain data; functions are left out. A cyclic value is an error. */
export function toJson(value: Value, budget: Budget, depth = 0): Json | undefined {
  budget.take('memory');
  if (depth > MAX_DEPTH) return raise('TypeError', 'The value holds itself, or goes too deep');
  if (value === undefined || value instanceof ScriptFunction) return undefined;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (value instanceof ScriptArray) return value.items.map((item) => toJson(item, budget, depth + 1) ?? null);
  if (!(value instanceof ScriptObject)) return value;
  const entries = [...value.properties].flatMap(([key, item]): [string, Json][] => {
    budget.take('memory', key.length);
    const json = toJson(item, budget, depth + 1);
    return json === undefined ? [] : [[key, json]];
  });
  // Uses entries and not an assignment, so that a key such as __proto__ stays a key.
  return Object.fromEntries(entries);
}
