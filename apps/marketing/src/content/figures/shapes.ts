import type { FigureLook, FigureShape } from './figure-data.ts';

/** Height of a line of text. */
export const LINE = 20;

/** Space between the edge of a box and its text. */
export const PADDING = 10;

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Draws a rectangle with round corners. */
export function box(look: FigureLook, { x, y, width, height }: Place, radius = 7): FigureShape {
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return [
    look,
    `M${x + radius} ${y}h${across}${arc(radius, radius)}v${down}${arc(-radius, radius)}h${-across}${arc(-radius, -radius)}v${-down}${arc(radius, -radius)}z`,
  ];
}

/** Draws lines of text below one another, the first at the position. */
export function lines(look: FigureLook, texts: readonly string[], { x, y }: Pick<Place, 'x' | 'y'>): FigureShape[] {
  return texts.map((text, index) => [look, text, x, y + index * LINE]);
}

/** Draws a line between two positions with an arrow at its end, horizontal or vertical. */
export function arrow(
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  { look = 'f-line', isDown = false }: { look?: FigureLook; isDown?: boolean } = {},
): FigureShape {
  const [[x1, y1], [x2, y2]] = [from, to];
  const [middleX, middleY] = [Math.round((x1 + x2) / 2), Math.round((y1 + y2) / 2)];
  const curve = isDown ? `${x1} ${middleY} ${x2} ${middleY}` : `${middleX} ${y1} ${middleX} ${y2}`;
  const head = isDown ? `M${x2 - 5} ${y2 - 6}L${x2} ${y2}l5-6` : `M${x2 - 6} ${y2 - 5}L${x2} ${y2}l-6 5`;
  return [look, `M${x1} ${y1}C${curve} ${x2} ${y2}${head}`];
}

const SIZES: Readonly<Record<string, number>> = { 'f-muted': 13, 'f-code': 13 };
const NARROW = /[ fijlrtI1.,:;'’|()[\]-]/;
const BROAD = /[mwMW@%]/;

/** Estimates the width of a text, with a margin because the visitor chooses the font. */
export function widthOf(text: string, look: FigureLook): number {
  const [first = ''] = look.split(' ');
  const size = SIZES[first] ?? 15;
  const units = [...text].reduce((sum, character) => sum + unitsOf(character, first), 0);
  // A monospaced font has one width for every letter; the other fonts get a larger margin.
  return Math.ceil(units * size * (first === 'f-code' ? 1.01 : 1.08));
}

function unitsOf(character: string, look: string): number {
  if (/\p{Mn}/u.test(character)) return 0;
  if (look === 'f-code') return 0.6;
  if (/\p{Mc}/u.test(character)) return 0.34;
  if (/\p{Script=Devanagari}/u.test(character)) return 0.66;
  if (NARROW.test(character)) return 0.36;
  if (BROAD.test(character)) return 0.9;
  return /\p{Lu}|\d/u.test(character) ? 0.68 : 0.57;
}

/** Wraps a text to a width; a single word that is wider has its own line. */
export function wrap(text: string, { look, width }: { look: FigureLook; width: number }): readonly string[] {
  const found: string[] = [];
  for (const word of text.split(' ')) {
    const last = found.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(joined, look) <= width) found[found.length - 1] = joined;
    else found.push(word);
  }
  return found;
}
