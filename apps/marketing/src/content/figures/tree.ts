import {
  drawn,
  FIGURE_WIDTHS,
  type FigureDrawing,
  type Figure,
  type FigureShape,
  type FigureWords,
} from './figure-data.ts';
import { widthOf } from './shapes.ts';

/** A file or folder: its depth, its name, and an optional mark. */
export type TreeLine = readonly [depth: number, name: string, mark?: string];

const [ROW, INDENT] = [28, 22];

/**
 * Draws folders and files, each with its mark at the end of its line.
 *
 * @example
 * tree({ caption: 'Two layers', alternative: '…', lines: [[0, 'src/generated/'], [1, 'invoice.api.ts', 'written anew']] });
 */
export function tree({ lines, ...words }: FigureWords & { lines: readonly TreeLine[] }): Figure {
  return drawn(words, (width) => draw(lines, width));
}

function draw(all: readonly TreeLine[], width: number): FigureDrawing {
  // On the wide drawing the marks are near their names, so that they are easy to match.
  const frame = width === FIGURE_WIDTHS.wide ? 520 : width;
  const offset = (width - frame) / 2;
  const shapes = all.flatMap(([depth, name, mark], index): readonly FigureShape[] => {
    const [x, y] = [offset + depth * INDENT, index * ROW];
    const isFolder = name.endsWith('/');
    return [
      isFolder
        ? (['f-card', `M${x + 1} ${y + 7}h6l2 3h9v13h-17z`] as const)
        : (['f-card', `M${x + 3} ${y + 5}h9l5 5v13h-14zM${x + 12} ${y + 5}v5h5`] as const),
      ['f-code', name, x + 26, y + 19] as const,
      ...(mark
        ? [
            [
              'f-dash',
              `M${x + 34 + widthOf(name, 'f-code')} ${y + 15}H${offset + frame - widthOf(mark, 'f-muted') - 8}`,
            ] as const,
            ['f-muted f-end', mark, offset + frame, y + 19] as const,
          ]
        : []),
    ];
  });
  return { width, height: all.length * ROW, shapes };
}
