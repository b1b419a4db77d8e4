import { around, findRegions, isInside, type Box } from './find-regions.ts';
import type { FoundBox } from './find-boxes.ts';

/** Finds handwriting without reading it: ink that is not the outline of a box, joined into lines. */
export function findMarks(ink: Uint8Array, width: number, boxes: readonly FoundBox[]): readonly Box[] {
  const height = ink.length / width;
  const { regions } = findRegions(ink, width, { value: 1, corners: true });
  const strokes = regions.filter(
    (region) => region.area >= 6 && region.height <= height * 0.12 && !boxes.some((box) => isInside(box, region)),
  );
  const home = (mark: Box) => boxes.findLast((box) => isInside(mark, box)) ?? null;
  const lines: Box[] = [];
  for (const stroke of strokes.toSorted((one, other) => one.x - other.x)) {
    const place = lines.findIndex(
      (line) =>
        stroke.x - (line.x + line.width) <= Math.max(8, line.height) &&
        Math.min(line.y + line.height, stroke.y + stroke.height) > Math.max(line.y, stroke.y) &&
        home(line) === home(stroke),
    );
    if (place < 0) lines.push({ x: stroke.x, y: stroke.y, width: stroke.width, height: stroke.height });
    else lines[place] = around([lines[place]!, stroke]);
  }
  return lines.filter((line) => line.width >= 5 || line.height >= 5);
}
