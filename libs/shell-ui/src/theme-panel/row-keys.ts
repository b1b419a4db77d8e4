import type { KeyboardEvent } from 'react';
import { focusFieldOf } from './focus-field.ts';

/**
 * Returns what a key does in the row of a field: Up and Down focus the field before and after it, Backspace resets it.
 *
 * A slider keeps its arrows.
 */
export function rowVerb({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): (() => void) | undefined {
  const row = (target as Element).closest('[data-field]');
  if (!row) return undefined;
  if (key === 'Backspace') return () => row.querySelector<HTMLElement>('[data-reset]')?.click();
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (!step || (target as Element).matches('input')) return undefined;
  const rows = [...currentTarget.querySelectorAll('[data-field]')];
  return () => focusFieldOf(rows[rows.indexOf(row) + step] ?? row);
}
