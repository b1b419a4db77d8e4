import type { FigureLook, FigureShape } from './figure-data.ts';
import { box, LINE, lines, PADDING, widthOf, wrap, type Place } from './shapes.ts';

/** Texts of a box: its name, and optional details. */
export interface BoxWords {
  name: string;
  /** Smaller text below the name; `code` is for a text that one would type. */
  note?: string;
  code?: string;
  /** `lead` for the source of the others; `quiet` for parts that are outside or optional. */
  look?: 'card' | 'lead' | 'quiet';
}

interface BoxLines {
  look: FigureLook;
  texts: readonly string[];
}

/** Returns the height of a box at a width. */
export const heightOf = (words: BoxWords, width: number): number =>
  linesOf(words, width).flatMap(({ texts }) => texts).length * LINE + 2 * PADDING;

/** Returns whether every line of a box fits its width. */
export const fits = (words: BoxWords, width: number): boolean =>
  linesOf(words, width).every(({ look, texts }) => texts.every((text) => widthOf(text, look) <= width - 2 * PADDING));

/** Draws a box with its text in the middle. */
export function labelledBox(words: BoxWords, place: Place): readonly FigureShape[] {
  const { look = 'card' } = words;
  if (!fits(words, place.width)) {
    throw new Error(
      `[figures] “${words.name}” has a line that is wider than its box of ${Math.floor(place.width)}. ` +
        'Shorten the words, break the code into lines, or draw fewer stages.',
    );
  }
  const parts = linesOf(words, place.width);
  const count = parts.flatMap(({ texts }) => texts).length;
  let y = place.y + (place.height - count * LINE) / 2 + 15;
  const shapes: FigureShape[] = [box(`f-${look}`, place)];
  for (const { look: own, texts } of parts) {
    shapes.push(
      ...lines(`${own}${look === 'lead' ? ' f-on-lead' : ''} f-mid`, texts, { x: place.x + place.width / 2, y }),
    );
    y += texts.length * LINE;
  }
  return shapes;
}

function linesOf({ name, note, code }: BoxWords, width: number): readonly BoxLines[] {
  const inside = width - 2 * PADDING;
  const part = (look: FigureLook, text: string): BoxLines => ({ look, texts: wrap(text, { look, width: inside }) });
  return [
    part('f-strong', name),
    ...(note ? [part('f-muted', note)] : []),
    ...(code ? code.split('\n').map((line) => ({ look: 'f-code' as const, texts: [line] })) : []),
  ];
}
