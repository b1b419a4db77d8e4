import type { Change } from 'diff';

/** Lines shown side by side: equal lines, or removed lines and their replacement. */
export type ChangePair =
  | { kind: 'same'; lines: readonly string[] }
  | { kind: 'changed'; removed: readonly string[]; added: readonly string[] };

/** Pairs removed lines with the lines that replace them. */
export function pairChanges(changes: readonly Change[]): readonly ChangePair[] {
  const pairs: ChangePair[] = [];
  for (const { added, removed, value } of changes) {
    const lines = value.replace(/\n$/, '').split('\n');
    const last = pairs.at(-1);
    if (!added && !removed) pairs.push({ kind: 'same', lines });
    else if (removed && last?.kind === 'changed') last.removed = [...last.removed, ...lines];
    else if (removed) pairs.push({ kind: 'changed', removed: lines, added: [] });
    else if (last?.kind === 'changed') last.added = [...last.added, ...lines];
    else pairs.push({ kind: 'changed', removed: [], added: lines });
  }
  return pairs;
}
