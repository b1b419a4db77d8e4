import { isRightToLeft } from '../slider-keys/slider-keys.ts';

/** Finds the swatch that an arrow, Home or End leads to from another one; null when the key is not for moving. */
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

/** The swatch of the next row that lies nearest below or above; rows of different groups have different lengths. */
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

/** Moves one entry of a list to another place. */
export function moveEntry<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const moved = list.filter((_, index) => index !== from);
  moved.splice(Math.min(Math.max(to, 0), moved.length), 0, list[from]!);
  return moved;
}
