import { diffArrays } from 'diff';

type Lines = readonly string[];

/** A range of a file in three versions: as last generated, as generated now, and as it is. */
export type Stretch =
  | { kind: 'same'; mine: Lines }
  /** Only the generator changed it. */
  | { kind: 'generated'; fresh: Lines; mine: Lines }
  /** Only a person changed it. */
  | { kind: 'edited'; fresh: Lines; mine: Lines }
  /** Both changed it, in different ways. */
  | { kind: 'conflict'; base: Lines; fresh: Lines; mine: Lines };

/** A range that both sides changed. */
export type Conflict = Extract<Stretch, { kind: 'conflict' }>;

export interface ThreeVersions {
  base: string;
  fresh: string;
  mine: string;
}

/** Compares three versions line by line and reports who changed each range. */
export function compareThree({ base, fresh, mine }: ThreeVersions): readonly Stretch[] {
  const lines = base.split('\n');
  const ours = editsOf(lines, fresh.split('\n'));
  const theirs = editsOf(lines, mine.split('\n'));
  const stretches: Stretch[] = [];
  let at = 0;
  for (const { start, end } of spansOf([...ours, ...theirs])) {
    if (start > at) stretches.push({ kind: 'same', mine: lines.slice(at, start) });
    const span = { start, end };
    stretches.push(judge(lines.slice(start, end), versionOf(lines, ours, span), versionOf(lines, theirs, span)));
    at = end;
  }
  if (at < lines.length) stretches.push({ kind: 'same', mine: lines.slice(at) });
  return stretches;
}

/** Lines `start` to `end` of the base, and their replacement. */
interface Edit {
  start: number;
  end: number;
  lines: Lines;
}

function editsOf(base: Lines, changed: Lines): readonly Edit[] {
  const edits: Edit[] = [];
  let at = 0;
  for (const { added, removed, value } of diffArrays([...base], [...changed])) {
    const last = edits.at(-1);
    if (!added && !removed) at += value.length;
    else if (removed) {
      if (last?.end === at) last.end += value.length;
      else edits.push({ start: at, end: at + value.length, lines: [] });
      at += value.length;
    } else if (last?.end === at) last.lines = [...last.lines, ...value];
    else edits.push({ start: at, end: at, lines: value });
  }
  return edits;
}

/** Joins edits that overlap or touch: adjacent edits cannot be separated safely. */
function spansOf(edits: readonly Edit[]): readonly { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = [];
  for (const { start, end } of [...edits].sort((one, other) => one.start - other.start || one.end - other.end)) {
    const last = spans.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else spans.push({ start, end });
  }
  return spans;
}

/** Returns one version’s lines for a range of the base. */
function versionOf(base: Lines, edits: readonly Edit[], { start, end }: { start: number; end: number }): Lines {
  const inside = edits.filter((edit) => edit.start >= start && edit.end <= end);
  const lines: string[] = [];
  let at = start;
  for (const edit of inside) {
    lines.push(...base.slice(at, edit.start), ...edit.lines);
    at = edit.end;
  }
  return [...lines, ...base.slice(at, end)];
}

function judge(base: Lines, fresh: Lines, mine: Lines): Stretch {
  if (isEqual(fresh, mine)) return { kind: 'same', mine };
  if (isEqual(base, mine)) return { kind: 'generated', fresh, mine };
  if (isEqual(base, fresh)) return { kind: 'edited', fresh, mine };
  return { kind: 'conflict', base, fresh, mine };
}

const isEqual = (one: Lines, other: Lines): boolean =>
  one.length === other.length && one.every((line, index) => line === other[index]);
