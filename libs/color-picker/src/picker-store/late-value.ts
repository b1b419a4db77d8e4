import { isFarColor, loadFarColors } from '@genmaster/color';
import type { StoreCell } from './store-cell.ts';
import { colorTextOf } from './value-color.ts';

/** Calls back once the space of a colour is loaded; returns false if the text needs no loading. */
function whenLoaded(text: string, then: () => void): boolean {
  const isFar = isFarColor(text);
  // If loading fails, the colour stays as it is, as for any text that cannot be parsed.
  if (isFar) loadFarColors().then(then, () => undefined);
  return isFar;
}

/** Calls back like `whenLoaded`, unless another colour or the end of the choice has come first. */
export function whenStillWanted(cell: StoreCell, text: string, then: () => void): boolean {
  const turn = (cell.turn += 1);
  return whenLoaded(text, () => turn === cell.turn && then());
}

/**
 * Updates the colour of a value whose colour space has to be loaded first, wherever it is kept. A new choice begins
 * with it, unless the value has changed meanwhile.
 */
export function resolveValue(cell: StoreCell, isNewChoice = false) {
  const awaited = cell.state.value;
  whenLoaded(colorTextOf(awaited, cell.options), () => {
    const read = cell.read(awaited);
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
