import { inBytes, luminance, ratioOf, toRgb, toRgba, apcaContrast, withHsv, type PickerColor } from '@genmaster/color';
import type { AreaPosition } from '../planes/planes.ts';

/** Colour to compare with, and the contrast ratios to reach. */
export interface ContrastTarget {
  readonly against: PickerColor;
  /** Whether the picked colour is the text or its background. */
  readonly role: 'text' | 'background';
  /** The WCAG 2.2 ratio to reach: 4.5 for AA, 3 for large text and graphics. */
  readonly aa: number;
  /** The stricter WCAG 2.2 ratio: 7, or 4.5 for large text and graphics. */
  readonly aaa: number;
}

/** Conversion between a colour and its position in the current area. */
export interface AreaAxes {
  readonly read: (color: PickerColor) => AreaPosition;
  readonly write: (color: PickerColor, at: AreaPosition) => PickerColor;
}

const saturationAndBrightness: AreaAxes = {
  read: ({ s, v }) => ({ x: s, y: v }),
  write: (color, { x, y }) => withHsv(color, { s: x, v: y }),
};

/** One limit in the area: the line where a contrast is just reached. */
export interface ContrastLimit {
  readonly level: 'AA' | 'AAA' | 'APCA';
  /** Lines of points, from 0 to 1 across and up. */
  readonly lines: readonly (readonly (readonly [x: number, y: number])[])[];
}

/** Minimum lightness contrast that APCA advises for text in sentences. */
const APCA_ADVICE = 60;

/** Columns and rows at which the area is sampled; between two samples a limit is a straight line. */
const COLUMNS = 24;
const ROWS = 48;

/**
 * Reports whether a colour reaches a ratio, after alpha is composited over the background.
 *
 * The 24-bit colour that it is printed as has to reach it, too.
 */
export function reaches(color: PickerColor, { against, role }: ContrastTarget, ratio: number): boolean {
  return [color, inBytes(color)].every((seen) => ratioAgainst(seen, { against, role }) >= ratio);
}

/** Computes the WCAG contrast ratio of a colour in its role. */
export function ratioAgainst(color: PickerColor, { against, role }: Pick<ContrastTarget, 'against' | 'role'>): number {
  const [text, background] = role === 'text' ? [color, against] : [against, color];
  const [ink, paper] = [toRgb(text), toRgb(background)];
  const seen =
    text.alpha === 1
      ? ink
      : {
          r: ink.r * text.alpha + paper.r * (1 - text.alpha),
          g: ink.g * text.alpha + paper.g * (1 - text.alpha),
          b: ink.b * text.alpha + paper.b * (1 - text.alpha),
        };
  return ratioOf(luminance(seen), luminance(paper));
}

/**
 * Computes where AA, AAA and the advice of APCA begin in the area, at the hue and alpha of a colour.
 *
 * Colours grow lighter along a column, so contrast crosses a limit twice at most: once on the dark side of the other
 * colour and once on its light side.
 */
export function contrastLimits(
  color: PickerColor,
  target: ContrastTarget,
  { write } = saturationAndBrightness,
): ContrastLimit[] {
  const at = (x: number, y: number) => write(color, { x, y });
  const apca = (candidate: PickerColor) => {
    const [text, background] = target.role === 'text' ? [candidate, target.against] : [target.against, candidate];
    return Math.abs(apcaContrast({ text: toRgba(text), background: toRgba(background) }));
  };
  const ratio = (candidate: PickerColor) => ratioAgainst(candidate, target);
  return [
    { level: 'AA', lines: crossings(at, (candidate) => ratio(candidate) - target.aa) },
    { level: 'AAA', lines: crossings(at, (candidate) => ratio(candidate) - target.aaa) },
    { level: 'APCA', lines: crossings(at, (candidate) => apca(candidate) - APCA_ADVICE) },
  ];
}

/** Finds the lines where a margin is zero: one on the dark side and one on the light side. */
function crossings(
  colorAt: (x: number, y: number) => PickerColor,
  margin: (candidate: PickerColor) => number,
): ContrastLimit['lines'] {
  const falling: [number, number][] = [];
  const rising: [number, number][] = [];
  for (let column = 0; column <= COLUMNS; column += 1) {
    const x = column / COLUMNS;
    const at = (y: number) => margin(colorAt(x, y));
    let before = at(0);
    for (let row = 1; row <= ROWS; row += 1) {
      const after = at(row / ROWS);
      if (before >= 0 !== after >= 0) {
        const y = (row - 1 + before / (before - after)) / ROWS;
        (before >= 0 ? falling : rising).push([x, y]);
      }
      before = after;
    }
  }
  return [falling, rising].filter((line) => line.length > 1);
}

/**
 * Returns the nearest colour in the area, at the same hue, that reaches the ratio.
 *
 * Sideways distance counts twice, so lightness changes first and a drag across follows the limit. Where no colour of
 * this column passes, another column is used.
 */
export function holdPassing(
  color: PickerColor,
  target: ContrastTarget,
  { read, write } = saturationAndBrightness,
): PickerColor {
  if (reaches(color, target, target.aa)) return color;
  const from = read(color);
  const passes = (at: AreaPosition) => reaches(write(color, at), target, target.aa);
  let best: AreaPosition | null = null;
  let bestDistance = Infinity;
  for (let column = 0; column <= COLUMNS; column += 1) {
    // The column of the colour itself is tried first, then all columns from one end to the other.
    const x = column === 0 ? from.x : (column - 1) / (COLUMNS - 1);
    // A column that is farther away by itself has no nearer colour.
    if (Math.abs(x - from.x) * 2 >= bestDistance) continue;
    for (const end of [0, 1]) {
      const y = nearestPassing((y) => passes({ x, y }), from.y, end);
      if (y === null) continue;
      const distance = Math.hypot(y - from.y, (x - from.x) * 2);
      if (distance < bestDistance) [best, bestDistance] = [{ x, y }, distance];
    }
  }
  return best ? write(color, best) : color;
}

function nearestPassing(passes: (y: number) => boolean, from: number, end: number): number | null {
  if (!passes(end)) return null;
  if (passes(from)) return from;
  let [failing, passing] = [from, end];
  for (let halving = 0; halving < 12; halving += 1) {
    const middle = (failing + passing) / 2;
    if (passes(middle)) passing = middle;
    else failing = middle;
  }
  return passing;
}
