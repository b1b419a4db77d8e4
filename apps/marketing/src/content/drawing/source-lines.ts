import type { DrawnLine, Thread } from './drawn.ts';
import type { Run, Runs } from './runs.ts';

/** A word that carries a thread everywhere in a listing. */
export interface ThreadWord {
  word: string;
  thread: Thread;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Marks every whole word that carries a thread. */
export function markThreads(line: string, words: readonly ThreadWord[]): Runs {
  const known = words.filter(({ word }) => word !== '');
  if (known.length === 0) return [line];
  const pattern = known
    .map(({ word }) => word)
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
  // Quotes are included, because they belong to a name in SQL and JSON.
  const found = new RegExp(`"(?:${pattern})"|(?<![\\p{L}\\p{N}_])(?:${pattern})(?![\\p{L}\\p{N}_])`, 'gu');
  const runs: Run[] = [];
  let end = 0;
  for (const match of line.matchAll(found)) {
    const plain = match[0].replace(/^"|"$/g, '');
    const thread = known.find(({ word }) => word === plain || word === match[0])?.thread;
    if (!thread) continue;
    if (match.index > end) runs.push(line.slice(end, match.index));
    runs.push([`f${thread}`, match[0]]);
    end = match.index + match[0].length;
  }
  if (end < line.length) runs.push(line.slice(end));
  return runs.length > 0 ? runs : [line];
}

/** Splits a listing into lines. */
export const sourceLines = (code: string, words: readonly ThreadWord[] = []): readonly DrawnLine[] =>
  code.split('\n').map((line) => ({ runs: markThreads(line, words) }));

/** Returns the lines of a diff; the sign at the start shows whether a line was added or removed. */
export const diffLines = (lines: readonly string[], words: readonly ThreadWord[] = []): readonly DrawnLine[] =>
  lines.map((line) => ({
    runs: markThreads(line, words),
    ...(line.startsWith('+') ? { change: 'added' as const } : {}),
    ...(line.startsWith('-') ? { change: 'removed' as const } : {}),
  }));
