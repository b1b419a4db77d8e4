import { printValue } from './print-value.ts';
import type { Scope } from './values.ts';
import { ScriptFunction } from './values.ts';

/** Name in scope, with its value as text. */
export interface ShownValue {
  name: string;
  /** `null` while the name has no value yet. */
  text: string | null;
  isChanged?: boolean;
}

/** Maximum number of shown names. */
const MAX_VALUES = 60;

/** Returns the variables in scope, the innermost first. Functions and built-in names are left out. */
export function valuesInReach(scope: Scope): { name: string; text: string | null }[] {
  const shown = new Map<string, string | null>();
  for (let here: Scope | null = scope; here && here.kind !== 'global'; here = here.parent) {
    for (const [name, { value, isReady }] of here.bindings) {
      const isListed = name !== 'this' && !(value instanceof ScriptFunction) && !shown.has(name);
      if (isListed && shown.size < MAX_VALUES) shown.set(name, isReady ? printValue(value) : null);
    }
  }
  return [...shown].map(([name, text]) => ({ name, text }));
}
