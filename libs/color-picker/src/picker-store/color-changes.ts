import {
  absorbColor,
  farColors,
  formatColor,
  isWideFormat,
  loadFarColors,
  readColor,
  sameColor,
  type PickerColor,
} from '@genmaster/color';
import type { HostAnswers } from './host-answers.ts';
import { whenStillWanted } from './late-value.ts';
import type { StoreCell } from './store-cell.ts';
import { tokenOf } from './value-color.ts';

/** Creates the methods of a store that change its colour, and the end of a gesture. */
export function createColorChanges(cell: StoreCell, answers: HostAnswers) {
  // Change that is emitted once the code for its output format is loaded.
  let pending: { isCommitted: boolean } | null = null;

  function setColor(next: PickerColor) {
    const { state, options } = cell;
    const color = cell.restrict(next);
    if (isWideFormat(options.outputFormat) && !farColors()) {
      // Emitted once the format's code is loaded, because the host must not receive a format that it did not ask for.
      cell.update({ color, isCleared: false }, true);
      pending ??= { isCommitted: false };
      loadFarColors().then(emitPending, () => undefined);
      return;
    }
    const text = formatColor(color, options.outputFormat, options.alphaMode);
    const isNew = text !== state.value && !(sameColor(color, state.color) && cell.read(state.value));
    cell.update({ color, value: isNew ? text : state.value, isCleared: false }, true);
    if (!isNew) return;
    if (cell.before === null) answers.startGesture(state.value);
    answers.expect(text);
    cell.before ??= state.value;
    options.onValueChange?.(cell.detailsOf(text));
  }

  function emitPending() {
    if (!pending) return;
    const { isCommitted } = pending;
    pending = null;
    setColor(cell.state.color);
    if (isCommitted) commit();
  }

  function setText(text: string, onMapped?: () => void): boolean {
    const read = readColor(text);
    if (!read) {
      return whenStillWanted(cell, text, () => {
        setText(text, onMapped);
        commit();
      });
    }
    setColor(absorbColor(cell.state.color, read.color, read.statesHue));
    if (read.isMapped && !cell.state.color.isBeyondSrgb) onMapped?.();
    return true;
  }

  function setToken(text: string): boolean {
    const token = tokenOf(text, cell.options);
    const color = token && cell.read(text);
    if (color) cell.move({ value: text, color: cell.restrict(color) });
    if (color || !token) return Boolean(color);
    return whenStillWanted(cell, token.color, () => {
      if (setToken(text)) commit();
    });
  }

  function commit() {
    if (pending) pending.isCommitted = true;
    cell.commit();
  }

  return { setColor, setText, setToken, commit };
}
