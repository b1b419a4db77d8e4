import { ScriptArray, ScriptFunction, ScriptObject, type Value } from './values.ts';

/** Maximum length of a printed value, in characters. */
const MAX_CHARACTERS = 400;
const MAX_ITEMS = 20;
const MAX_DEPTH = 4;

/** Prints a value for display in a list. Long values are cut; a cyclic value ends at the maximum depth. */
export function printValue(value: Value): string {
  const text = print(value, 0);
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS - 1)}…` : text;
}

function print(value: Value, depth: number): string {
  if (typeof value === 'string')
    return JSON.stringify(value.length > MAX_CHARACTERS ? value.slice(0, MAX_CHARACTERS) : value);
  if (value instanceof ScriptFunction) return `function ${value.name || '(unnamed)'}`;
  if (value instanceof ScriptArray) {
    return depth >= MAX_DEPTH ? '[…]' : `[${few(value.items, (item) => print(item, depth + 1))}]`;
  }
  if (value instanceof ScriptObject) {
    if (depth >= MAX_DEPTH) return '{…}';
    const inside = few(
      [...value.properties].slice(0, MAX_ITEMS + 1),
      ([key, item]) => `${key}: ${print(item, depth + 1)}`,
    );
    return inside === '' ? '{}' : `{ ${inside} }`;
  }
  return Object.is(value, -0) ? '-0' : String(value);
}

function few<Item>(items: readonly Item[], printItem: (item: Item) => string): string {
  const shown = items.slice(0, MAX_ITEMS).map(printItem);
  return (items.length > MAX_ITEMS ? [...shown, '…'] : shown).join(', ');
}
