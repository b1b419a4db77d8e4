import { findRegions, type Box } from './find-regions.ts';

/** A drawn rectangle. `straight`: straight part of its least straight side, from 0 to 1. */
export interface FoundBox extends Box {
  straight: number;
}

/** Minimum width and height of a box, in pixels. */
const LEAST = 9;

/** Minimum straight part of each side, from 0 to 1. */
const LEAST_STRAIGHT = 0.6;

/**
 * Finds drawn rectangles by the area that they enclose: paper separated from the other paper, with four straight sides.
 *
 * Nested boxes are found separately, and so is each cell of a table. An open outline encloses nothing.
 */
export function findBoxes(ink: Uint8Array, width: number): readonly FoundBox[] {
  const height = ink.length / width;
  const { regions, labels } = findRegions(ink, width, { value: 0, corners: false });
  return regions
    .filter(
      (region) =>
        region.width >= LEAST &&
        region.height >= LEAST &&
        region.x > 0 &&
        region.y > 0 &&
        region.x + region.width < width &&
        region.y + region.height < height,
    )
    .map((region) => ({ ...region, straight: straightnessOf(region, labels, width) }))
    .filter(({ straight }) => straight >= LEAST_STRAIGHT)
    .map(({ x, y, width: across, height: down, straight }) => ({ x, y, width: across, height: down, straight }));
}

/** Returns the straight part of the least straight side: the share that runs along the bounding rectangle. */
function straightnessOf(region: Box & { label: number }, labels: Int32Array, width: number): number {
  const { x, y, width: across, height: down, label } = region;
  const slack = Math.max(3, Math.round(Math.min(across, down) * 0.08));
  const isNear = (column: number, row: number, stepX: number, stepY: number) => {
    for (let step = 0; step <= slack; step += 1)
      if (labels[(row + step * stepY) * width + column + step * stepX] === label) return 1;
    return 0;
  };
  let [left, right, top, bottom] = [0, 0, 0, 0];
  for (let row = y; row < y + down; row += 1) {
    left += isNear(x, row, 1, 0);
    right += isNear(x + across - 1, row, -1, 0);
  }
  for (let column = x; column < x + across; column += 1) {
    top += isNear(column, y, 0, 1);
    bottom += isNear(column, y + down - 1, 0, -1);
  }
  return Math.min(left / down, right / down, top / across, bottom / across);
}
