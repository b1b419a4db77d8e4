import { isRightToLeft } from '../slider-keys/slider-keys.ts';

/** Returns the buttons of the colours to choose from inside an element. */
export const swatchesIn = (element: ParentNode): HTMLElement[] => [
  ...element.querySelectorAll<HTMLElement>('[data-preset]'),
];

/** Returns the swatch that an arrow key, Home or End leads to; null for other keys. */
export function swatchByKey(grid: HTMLElement, from: Element, key: string): HTMLElement | null {
  const swatches = swatchesIn(grid);
  const at = swatches.indexOf(from as HTMLElement);
  const forward = isRightToLeft(grid) ? -1 : 1;
  const moves: Record<string, () => HTMLElement | undefined> = {
    ArrowRight: () => swatches[at + forward],
    ArrowLeft: () => swatches[at - forward],
    ArrowDown: () => inRowBeside(swatches, from, 1),
    ArrowUp: () => inRowBeside(swatches, from, -1),
    Home: () => swatches[0],
    End: () => swatches.at(-1),
  };
  const move = moves[key];
  return move ? (move() ?? swatches[at] ?? null) : null;
}

/** Returns the nearest swatch of the next row below or above; rows of different groups differ in length. */
function inRowBeside(swatches: readonly HTMLElement[], from: Element, direction: 1 | -1): HTMLElement | undefined {
  const here = from.getBoundingClientRect();
  const ways = swatches.map((swatch) => {
    const { left, top } = swatch.getBoundingClientRect();
    return { swatch, down: (top - here.top) * direction, aside: Math.abs(left - here.left) };
  });
  // The nearest row counts before the nearest place in it.
  return ways
    .filter(({ down }) => down > 2)
    .toSorted((one, other) => Math.round(one.down - other.down) || one.aside - other.aside)[0]?.swatch;
}

/** Returns a list with one entry moved to another index. */
export function moveEntry<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  return list.toSpliced(from, 1).toSpliced(Math.max(to, 0), 0, list[from]!);
}
