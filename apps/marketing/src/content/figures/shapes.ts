import type { FigureLook, FigureShape } from './figure-data.ts';

/** Height of a line of words. */
export const LINE = 20;

/** Space between the edge of a box and its words. */
export const PADDING = 10;

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A rectangle with round corners. */
export function box(look: FigureLook, { x, y, width, height }: Place, radius = 7): FigureShape {
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  const arc = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return [
    look,
    `M${x + radius} ${y}h${across}${arc(radius, radius)}v${down}${arc(-radius, radius)}h${-across}${arc(-radius, -radius)}v${-down}${arc(radius, -radius)}z`,
  ];
}

/** Words whose first line stands at a place; further lines below it. */
export function lines(look: FigureLook, texts: readonly string[], { x, y }: Pick<Place, 'x' | 'y'>): FigureShape[] {
  return texts.map((text, index) => [look, text, x, y + index * LINE]);
}

/** A line between two places that ends in an arrow; across, or down. */
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

/**
 * About how wide words are, on the safe side: which of its fonts a page will be shown in is a visitor’s choice.
 */
export function widthOf(text: string, look: FigureLook): number {
  const [first = ''] = look.split(' ');
  const size = SIZES[first] ?? 15;
  const units = [...text].reduce((sum, character) => sum + unitsOf(character, first), 0);
  // A code face has one width for every letter; with the others some room is left.
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

/** Breaks words into lines of a width; a single word that is wider has a line of its own. */
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
