import { isRightToLeft } from '../slider-keys/slider-keys.ts';

/** Returns the swatch that an arrow key, Home or End leads to; null for other keys. */
export function swatchByKey(grid: HTMLElement, from: Element, key: string): HTMLElement | null {
  const swatches = [...grid.querySelectorAll<HTMLElement>('[data-preset]')];
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
  const beyond = swatches
    .map((swatch) => ({ swatch, box: swatch.getBoundingClientRect() }))
    .filter(({ box }) => (box.top - here.top) * direction > 2);
  const row = Math.min(...beyond.map(({ box }) => Math.abs(box.top - here.top)));
  return beyond
    .filter(({ box }) => Math.abs(box.top - here.top) < row + 2)
    .toSorted((one, other) => Math.abs(one.box.left - here.left) - Math.abs(other.box.left - here.left))[0]?.swatch;
}

/** Returns a list with one entry moved to another index. */
export function moveEntry<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const moved = list.filter((_, index) => index !== from);
  moved.splice(Math.min(Math.max(to, 0), moved.length), 0, list[from]!);
  return moved;
}
