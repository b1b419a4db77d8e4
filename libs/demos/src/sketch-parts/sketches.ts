import type { PixelPicture } from './picture.ts';

/** Size of the built-in sketches, in pixels. */
export const SKETCH_SIZE = { width: 360, height: 300 };

type Rect = readonly [x: number, y: number, width: number, height: number];

/** Content of a sketch: boxes, scribbled words, and lines. */
export interface Sketch {
  boxes: readonly Rect[];
  words: readonly Rect[];
  lines: readonly (readonly [fromX: number, fromY: number, toX: number, toY: number])[];
}

export const SKETCH_IDS = ['contact', 'order', 'settings'] as const;

export type SketchId = (typeof SKETCH_IDS)[number];

export const sketches: Readonly<Record<SketchId, Sketch>> = {
  contact: {
    words: [
      [20, 14, 90, 16],
      [20, 46, 50, 9],
      [20, 98, 60, 9],
      [20, 150, 70, 9],
      [48, 238, 100, 9],
      [45, 271, 50, 9],
    ],
    boxes: [
      [20, 60, 320, 26],
      [20, 112, 320, 26],
      [20, 164, 320, 60],
      [20, 234, 16, 16],
      [20, 262, 100, 28],
    ],
    lines: [],
  },
  order: {
    words: [
      [20, 12, 80, 15],
      [32, 50, 40, 9],
      [188, 50, 50, 9],
      [304, 72, 12, 8],
      [40, 138, 50, 8],
      [150, 138, 50, 8],
      [260, 138, 50, 8],
      [266, 265, 46, 9],
    ],
    boxes: [
      [20, 40, 320, 66],
      [32, 64, 140, 26],
      [188, 64, 140, 26],
      [20, 124, 320, 108],
      [240, 254, 100, 30],
    ],
    lines: [
      [20, 160, 340, 160],
      [20, 196, 340, 196],
      [126, 124, 126, 232],
      [232, 124, 232, 232],
    ],
  },
  settings: {
    words: [
      [20, 14, 100, 16],
      [46, 52, 120, 9],
      [46, 82, 90, 9],
      [46, 112, 140, 9],
      [20, 144, 60, 9],
      [200, 164, 12, 8],
      [45, 227, 50, 9],
      [165, 227, 50, 9],
    ],
    boxes: [
      [20, 48, 16, 16],
      [20, 78, 16, 16],
      [20, 108, 16, 16],
      [20, 158, 200, 26],
      [20, 216, 100, 30],
      [140, 216, 100, 30],
      [250, 48, 90, 90],
    ],
    lines: [],
  },
};

type Point = readonly [x: number, y: number];

/** Returns the strokes of a sketch as drawn by hand: slightly uneven, but the same on every call. */
export function strokesOf({ boxes, words, lines }: Sketch): readonly (readonly Point[])[] {
  return [
    ...boxes.map(([x, y, width, height]) => [
      ...byHand([x, y, x + width, y]),
      ...byHand([x + width, y, x + width, y + height]),
      ...byHand([x + width, y + height, x, y + height]),
      ...byHand([x, y + height, x, y]),
    ]),
    ...lines.map(byHand),
    ...words.map(([x, y, width, height]) => {
      const turns = Math.max(3, Math.round(width / 4));
      return Array.from({ length: turns }, (_, index) => {
        const share = index % 2 === 0 ? 0.85 : 0.15 + 0.35 * noise(x + index, y);
        return [x + (width * index) / (turns - 1), y + height * share] as const;
      });
    }),
  ];
}

/** Returns a line in steps of about twelve pixels, each with a small offset. */
function byHand([fromX, fromY, toX, toY]: readonly [number, number, number, number]): readonly Point[] {
  const steps = Math.max(1, Math.round(Math.hypot(toX - fromX, toY - fromY) / 12));
  return Array.from({ length: steps + 1 }, (_, step) => {
    const isEnd = step === 0 || step === steps;
    const [x, y] = [fromX + ((toX - fromX) * step) / steps, fromY + ((toY - fromY) * step) / steps];
    const off = isEnd ? 0 : noise(x, y) * 1.6 - 0.8;
    return fromY === toY ? ([x, y + off] as const) : ([x + off, y] as const);
  });
}

/** Returns a pseudorandom number from 0 to 1 that depends only on the position. */
const noise = (x: number, y: number): number => {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return value - Math.floor(value);
};

/** Renders a sketch as pixels: dark strokes on off-white paper. */
export function drawSketch(sketch: Sketch): PixelPicture {
  const { width, height } = SKETCH_SIZE;
  const data = new Uint8ClampedArray(width * height * 4);
  const set = (x: number, y: number, light: number) => {
    if (x >= 0 && y >= 0 && x < width && y < height) data.fill(light, (y * width + x) * 4, (y * width + x) * 4 + 3);
  };
  // Paper texture: one row of noise, shifted a little from line to line.
  const grain = Array.from({ length: 509 }, (_, place) => 226 + Math.round(noise(place, 1) * 26));
  for (let place = 0; place < width * height; place += 1) {
    const light = grain[place % grain.length]!;
    data[place * 4] = light;
    data[place * 4 + 1] = light;
    data[place * 4 + 2] = light;
    data[place * 4 + 3] = 255;
  }
  for (const stroke of strokesOf(sketch)) {
    for (const [index, [toX, toY]] of stroke.entries()) {
      const [fromX, fromY] = stroke[index - 1] ?? [toX, toY];
      const steps = Math.max(1, Math.ceil(Math.hypot(toX - fromX, toY - fromY) * 2));
      for (let step = 0; step <= steps; step += 1) {
        const x = Math.round(fromX + ((toX - fromX) * step) / steps);
        const y = Math.round(fromY + ((toY - fromY) * step) / steps);
        for (const [dx, dy] of [
          [0, 0],
          [1, 0],
          [0, 1],
          [1, 1],
        ] as const)
          set(x + dx, y + dy, 40 + Math.round(noise(x, y) * 40));
      }
    }
  }
  return { width, height, data };
}
