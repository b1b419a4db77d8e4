import { findBoxes, type FoundBox } from './find-boxes.ts';
import { findMarks } from './find-marks.ts';
import { around, isInside, type Box } from './find-regions.ts';
import { grow, inkOf, lightOf, thresholdOf, type PixelPicture } from './picture.ts';
import { MAX_PARTS, type SketchPart } from './sketch-part.ts';

/** Options of `readSketch`. */
export interface ReadOptions {
  /** Darker pixels are ink; `null` to choose the threshold from the picture. */
  threshold: number | null;
  /** Largest gap in an outline that is closed, in pixels. */
  gap: number;
}

/** Parts found in a picture, and the threshold that was used. */
export interface SketchReading {
  parts: readonly SketchPart[];
  threshold: number;
}

type Guess = Pick<SketchPart, 'kind' | 'reason'> & { certainty: number };

/** Finds the parts of a screen in a picture, in reading order, by measuring shapes only. */
export function readSketch(picture: PixelPicture, options: ReadOptions): SketchReading {
  const { width, height } = picture;
  const light = lightOf(picture);
  const threshold = options.threshold ?? thresholdOf(light);
  const ink = inkOf(light, threshold);
  const found = findBoxes(grow(ink, width, Math.ceil(options.gap / 2)), width).toSorted(byArea);
  const marks = findMarks(ink, width, found);
  const tables = tablesIn(found);
  const cells = new Set(tables.flatMap((table) => table.cells));
  const boxes = found.filter((box) => !cells.has(box));
  const taken = new Set<Box>();
  const parts: Omit<SketchPart, 'id' | 'parent'>[] = [];
  const add = (box: Box, { kind, reason, certainty }: Guess, more: { straight?: number; columns?: number } = {}) =>
    parts.push({
      kind,
      reason,
      label: '',
      ...{ x: box.x, y: box.y, width: box.width, height: box.height },
      sure: Math.round(100 * certainty * (more.straight ?? 1)),
      columns: more.columns ?? 0,
      isRemoved: false,
      isOwn: false,
    });

  for (const { box, columns, straight } of tables) {
    for (const mark of marks) if (isInside(mark, box)) taken.add(mark);
    add(box, { kind: 'table', reason: 'cells', certainty: 0.9 }, { columns, straight });
  }
  for (const box of boxes) {
    const inner = boxes.filter((other) => other !== box && isInside(other, box));
    const written = marks.filter((mark) => isInside(mark, box) && !inner.some((other) => isInside(mark, other)));
    const holds = inner.length + tables.filter((table) => isInside(table.box, box)).length;
    const guess = guessOf(box, { holds, written, width, height });
    if (guess.kind !== 'group') for (const mark of written) taken.add(mark);
    add(box, guess, { straight: box.straight });
  }
  const controls = parts.filter(({ kind }) =>
    ['textField', 'textArea', 'choice', 'tick', 'picture', 'table'].includes(kind),
  );
  for (const mark of marks) {
    if (taken.has(mark) || controls.some((control) => isLabelOf(mark, control))) continue;
    const isFirst = marks.every((other) => other === mark || other.y + other.height / 2 > mark.y);
    if (isFirst) add(mark, { kind: 'heading', reason: 'top', certainty: 0.85 });
    else add(mark, { kind: 'note', reason: 'alone', certainty: 0.6 });
  }
  return { threshold, parts: nest(inOrder(parts)).slice(0, MAX_PARTS) };
}

const byArea = (one: Box, other: Box) => other.width * other.height - one.width * one.height;

function guessOf(
  box: FoundBox,
  { holds, written, width, height }: { holds: number; written: readonly Box[]; width: number; height: number },
): Guess {
  const shape = box.width / box.height;
  if (holds > 0) return { kind: 'group', reason: 'holds', certainty: 0.9 };
  if (shape > 0.65 && shape < 1.5 && box.width < width * 0.08)
    return { kind: 'tick', reason: 'square', certainty: 0.9 };
  const mark = written.length > 0 ? around(written) : null;
  const middle = mark && (mark.x + mark.width / 2 - box.x) / box.width;
  if (mark && middle !== null && middle > 0.8 && mark.width < box.width * 0.25)
    return { kind: 'choice', reason: 'arrow', certainty: 0.85 };
  if (middle !== null && Math.abs(middle - 0.5) < 0.15 && box.width < width * 0.5 && box.height < height * 0.2)
    return { kind: 'button', reason: 'centred', certainty: 0.85 };
  if (box.height > height * 0.17)
    return shape > 1.8
      ? { kind: 'textArea', reason: 'tall', certainty: 0.75 }
      : { kind: 'picture', reason: 'block', certainty: 0.6 };
  return { kind: 'textField', reason: 'wide', certainty: 0.8 };
}

/** Reports whether a mark is close above a control or beside it, as its label would be. */
function isLabelOf(mark: Box, control: Pick<SketchPart, 'kind' | 'x' | 'y' | 'width' | 'height'>): boolean {
  const isLevel = mark.y < control.y + control.height && mark.y + mark.height > control.y;
  const before = control.x - (mark.x + mark.width);
  const behind = mark.x - (control.x + control.width);
  if (control.kind === 'tick') return isLevel && Math.max(before, behind) > 0 && Math.max(before, behind) < 30;
  const above = control.y - (mark.y + mark.height);
  const isOver = mark.x < control.x + control.width && mark.x + mark.width > control.x;
  return (isOver && above >= -2 && above < 16) || (isLevel && before >= 0 && before < 40);
}

interface Table {
  box: Box;
  cells: readonly FoundBox[];
  columns: number;
  straight: number;
}

/** Finds tables: boxes that share their sides, in at least two rows and two columns. */
function tablesIn(boxes: readonly FoundBox[]): readonly Table[] {
  const near = (one: number, other: number) => Math.abs(one - other) <= 7;
  const touch = (one: FoundBox, other: FoundBox) =>
    (near(one.y, other.y) &&
      near(one.height, other.height) &&
      (near(one.x + one.width, other.x) || near(other.x + other.width, one.x))) ||
    (near(one.x, other.x) &&
      near(one.width, other.width) &&
      (near(one.y + one.height, other.y) || near(other.y + other.height, one.y)));
  const left = new Set(boxes);
  const tables: Table[] = [];
  for (const start of boxes) {
    if (!left.delete(start)) continue;
    const cells = [start];
    for (const cell of cells)
      for (const other of left)
        if (touch(cell, other)) {
          left.delete(other);
          cells.push(other);
        }
    const columns = cells.filter((cell) => near(cell.y, start.y)).length;
    const rows = cells.filter((cell) => near(cell.x, start.x)).length;
    if (columns < 2 || rows < 2) continue;
    tables.push({ box: around(cells), cells, columns, straight: Math.min(...cells.map((cell) => cell.straight)) });
  }
  return tables;
}

/** Groups items into rows from top to bottom, each sorted from left to right. */
export function rowsOf<Item extends Box>(items: readonly Item[]): readonly (readonly Item[])[] {
  const rows: Item[][] = [];
  for (const item of items.toSorted((one, other) => one.y + one.height / 2 - other.y - other.height / 2)) {
    const row = rows.at(-1);
    const isLevel = row?.some((other) => {
      const shared = Math.min(other.y + other.height, item.y + item.height) - Math.max(other.y, item.y);
      return shared > Math.min(other.height, item.height) / 2;
    });
    if (row && isLevel) row.push(item);
    else rows.push([item]);
  }
  return rows.map((row) => row.toSorted((one, other) => one.x - other.x));
}

const inOrder = <Item extends Box>(items: readonly Item[]): readonly Item[] => rowsOf(items).flat();

/** Gives each part its id, and the smallest group that contains it. */
function nest(parts: readonly Omit<SketchPart, 'id' | 'parent'>[]): readonly SketchPart[] {
  const numbered = parts.map((part, index) => ({ ...part, id: `p${index + 1}` }));
  return numbered.map((part) => {
    const holders = numbered.filter((other) => other.kind === 'group' && other.id !== part.id && isInside(part, other));
    return { ...part, parent: holders.toSorted(byArea).at(-1)?.id ?? null };
  });
}

/** Copies the visitor’s corrections to the overlapping parts of a new reading. */
export function carryOver(before: readonly SketchPart[], after: readonly SketchPart[]): readonly SketchPart[] {
  return after.map((part) => {
    const own = before.find((one) => one.isOwn && overlap(one, part) > 0.7);
    return own ? { ...part, kind: own.kind, label: own.label, isRemoved: own.isRemoved, isOwn: true } : part;
  });
}

function overlap(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  if (across <= 0 || down <= 0) return 0;
  return (across * down) / (one.width * one.height + other.width * other.height - across * down);
}
