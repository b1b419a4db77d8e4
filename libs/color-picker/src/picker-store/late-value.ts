import { isFarColor, loadFarColors, sameColor } from '@genmaster/color';
import type { StoreCell } from './store-cell.ts';
import { fallbackOf, isAwaited } from './value-color.ts';

/** Calls back once the colours beyond sRGB are loaded, if they are needed; returns whether they are. */
function whenLoaded(isFar: boolean, then: () => void): boolean {
  // If loading fails, the colour stays as it is, as for any text that cannot be parsed.
  if (isFar) loadFarColors().then(then, () => undefined);
  return isFar;
}

/** Calls back like `whenLoaded`, unless another colour or the end of the choice has come first. */
export function whenStillWanted(cell: StoreCell, text: string, then: () => void): boolean {
  const turn = (cell.turn += 1);
  return whenLoaded(isFarColor(text), () => turn === cell.turn && then());
}

/**
 * Updates the colour of a value whose colour space has to be loaded first, or the fallback that is shown for it, wherever
 * it is kept. A new choice begins with it, unless the value has changed meanwhile.
 */
export function resolveValue(cell: StoreCell, isNewChoice = false) {
  const awaited = cell.state.value;
  const isFallback = sameColor(cell.state.color, fallbackOf(cell.options));
  whenLoaded(cell.isUnread || isAwaited(awaited, cell.options), () => {
    cell.isUnread = false;
    const read = cell.read(awaited) ?? (isFallback && fallbackOf(cell.options));
    if (!read) return;
    const { state, history } = cell;
    const color = cell.restrict(read);
    const isShown = state.value === awaited;
    const isStart = state.initialValue === awaited || (isNewChoice && isShown);
    if (isNewChoice && isShown) history.restart({ color, value: awaited });
    else history.recolor(awaited, color);
    cell.update({
      ...(isShown && { color }),
      ...(isStart && { initialColor: color, initialValue: awaited }),
      ...history.ends(),
    });
  });
}
