import { applyFixes } from './apply-fixes.ts';
import type { Fix } from './check-messages.ts';

/** Returns the diff of the lines that a fix changes. */
export function previewFix(code: string, fix: Fix): string {
  const first = code.slice(0, fix.from).split('\n').length - 1;
  const last = code.slice(0, Math.max(fix.from, fix.to)).split('\n').length - 1;
  const before = code.split('\n');
  const after = applyFixes(code, [fix]).split('\n');
  const added = last - first + 1 + after.length - before.length;
  return [
    ...before.slice(first, last + 1).map((line) => `-${line}`),
    ...after.slice(first, first + added).map((line) => `+${line}`),
  ].join('\n');
}
