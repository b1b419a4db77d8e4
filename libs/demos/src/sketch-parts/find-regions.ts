/** Rectangle in a picture, in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Connected pixels, with their bounding rectangle. */
export interface Region extends Box {
  /** Number of the region in the label map. */
  label: number;
  area: number;
}

/** Finds connected regions of pixels with one value; `corners`: whether pixels that touch at a corner are connected. */
export function findRegions(
  mask: Uint8Array,
  width: number,
  { value, corners }: { value: number; corners: boolean },
): { regions: readonly Region[]; labels: Int32Array } {
  const height = mask.length / width;
  const labels = new Int32Array(mask.length);
  const stack = new Int32Array(mask.length);
  const regions: Region[] = [];
  for (let start = 0; start < mask.length; start += 1) {
    if (mask[start] !== value || labels[start]) continue;
    const label = regions.length + 1;
    let left = width;
    let right = 0;
    let top = height;
    let bottom = 0;
    let area = 0;
    let depth = 1;
    stack[0] = start;
    labels[start] = label;
    while (depth > 0) {
      depth -= 1;
      const place = stack[depth]!;
      const x = place % width;
      const y = (place - x) / width;
      area += 1;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      const lastY = y + 1 < height ? y + 1 : y;
      const lastX = x + 1 < width ? x + 1 : x;
      for (let nextY = y > 0 ? y - 1 : 0; nextY <= lastY; nextY += 1)
        for (let nextX = x > 0 ? x - 1 : 0; nextX <= lastX; nextX += 1) {
          const next = nextY * width + nextX;
          if (mask[next] !== value || labels[next] || (!corners && nextX !== x && nextY !== y)) continue;
          labels[next] = label;
          stack[depth] = next;
          depth += 1;
        }
    }
    regions.push({ label, area, x: left, y: top, width: right - left + 1, height: bottom - top + 1 });
  }
  return { regions, labels };
}

export const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Returns the smallest rectangle around some boxes. */
export function around(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
