/** Looks of words in a line: with a thread, as code, as removed text, as a state. */
export const RUN_LOOKS = ['f1', 'f2', 'f3', 'code', 'del', 'mark', 'quiet', 'ok', 'warn', 'no', 'mut', 'info'] as const;

export type RunLook = (typeof RUN_LOOKS)[number];

/** Words of a line, plain or with a look. */
export type Run = string | readonly [look: RunLook, text: string];

/** Words of a whole line. */
export type Runs = readonly Run[];

const INLINE = /`([^`]+)`|~~([^~]+)~~|:([a-z0-9]+)\[([^[\]]*)\]/g;

const isLook = (name: string): name is RunLook => (RUN_LOOKS as readonly string[]).includes(name);

/** Parses the inline marks of a page’s text: code in backticks, `~~removed~~` and `:f1[styled words]`. */
export function readRuns(text: string): Runs {
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: found, 1: code, 2: was, 3: name = '', 4: words = '', index } of text.matchAll(INLINE)) {
    if (code === undefined && was === undefined && !isLook(name)) continue;
    if (index > end) runs.push(text.slice(end, index));
    if (code !== undefined) runs.push(['code', code]);
    else if (was !== undefined) runs.push(['del', was]);
    else if (isLook(name)) runs.push([name, words]);
    end = index + found.length;
  }
  if (end < text.length) runs.push(text.slice(end));
  return runs;
}

/** Returns the words of a line without their looks. */
export const plainOf = (text: string): string =>
  readRuns(text)
    .map((run) => (typeof run === 'string' ? run : run[1]))
    .join('');
