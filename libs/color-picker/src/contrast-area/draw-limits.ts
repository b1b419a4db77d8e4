import { parseColor, withHsv, type PickerColor } from '@genmaster/color';
import type { ContrastDemand } from '../contrast-readout/judge-contrast.ts';
import {
  contrastLimits,
  ratioAgainst,
  type AreaAxes,
  type ContrastLimit,
  type ContrastTarget,
} from './contrast-limits.ts';

const SIZE = 100;

/** Returns the contrast target of an area; null when the other colour cannot be parsed. */
export function targetOf(against: string | undefined, demand: ContrastDemand = {}): ContrastTarget | null {
  const other = parseColor(against);
  if (!other) return null;
  const isLarge = demand.size === 'large';
  return {
    against: other,
    role: demand.role === 'background' ? demand.role : 'text',
    aa: demand.level === 'AAA' ? (isLarge ? 4.5 : 7) : isLarge ? 3 : 4.5,
    aaa: isLarge ? 4.5 : 7,
  };
}

/** Names of the paths, in drawing order. */
export const limitNames = ['fails', 'AA', 'AAA', 'APCA'] as const;

/**
 * Computes the paths that show where contrast begins to pass, in an area of 100 by 100.
 *
 * The solid line is the requested level, the dashed line AAA, the dotted line the advice of APCA. The part that fails
 * has a thin hatching.
 */
export function limitPaths(
  color: PickerColor,
  target: ContrastTarget,
  axes?: AreaAxes,
): Readonly<Record<(typeof limitNames)[number], string>> {
  const [aa, aaa, apca] = contrastLimits(color, target, axes);
  return { fails: hatching(aa!, target, color, axes), AA: lineOf(aa!), AAA: lineOf(aaa!), APCA: lineOf(apca!) };
}

const place = ([x, y]: readonly [number, number]) => `${round(x * SIZE)} ${round((1 - y) * SIZE)}`;
const round = (value: number) => Math.round(value * 10) / 10;

const lineOf = ({ lines }: ContrastLimit): string => lines.map((line) => `M${line.map(place).join('L')}`).join('');

/** Distance between the strokes of the hatching, as a fraction of the area's width. */
const HATCH = 1 / 16;

/** Draws vertical strokes over the part of each column that fails. */
function hatching(
  { lines }: ContrastLimit,
  { against, role, aa }: ContrastTarget,
  color: PickerColor,
  axes?: AreaAxes,
): string {
  const strokes: string[] = [];
  for (let x = HATCH / 2; x < 1; x += HATCH) {
    const ends = [0, ...lines.flatMap((line) => heightAt(line, x) ?? []).sort((a, b) => a - b), 1];
    for (let part = 1; part < ends.length; part += 1) {
      const [from, to] = [ends[part - 1]!, ends[part]!];
      const y = (from + to) / 2;
      const middle = axes ? axes.write(color, { x, y }) : withHsv(color, { s: x, v: y });
      if (to - from > 0.005 && ratioAgainst(middle, { against, role }) < aa)
        strokes.push(`M${place([x, from])}L${place([x, to])}`);
    }
  }
  return strokes.join('');
}

function heightAt(line: ContrastLimit['lines'][number], x: number): number | null {
  const after = line.findIndex((point) => point[0] >= x);
  if (after < 1) return after === 0 && line[0]![0] === x ? line[0]![1] : null;
  const [[x1, y1], [x2, y2]] = [line[after - 1]!, line[after]!];
  return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1);
}
