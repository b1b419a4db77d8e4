import type { ColorHistoryEntry } from './color-history.ts';
import type { HostAnswers } from './host-answers.ts';
import { entryOf, startAt, startOf, type HeldState } from './picker-state.ts';
import type { StoreCell } from './store-cell.ts';
import { shownColor } from './value-color.ts';
import { shownText } from './value-text.ts';

/** Creates the methods of a store that begin a choice, go back in it, and end it. */
export function createChoice(cell: StoreCell, answers: HostAnswers, commit: () => void) {
  const enders = new Set<(isKept: boolean) => void>();
  const { history } = cell;

  function end(isKept: boolean) {
    for (const listener of enders) listener(isKept);
  }

  // Begins a choice with what the store has.
  function startHere() {
    const entry = entryOf(cell.state);
    history.restart(entry);
    cell.update({ ...startAt(entry), ...history.ends() });
  }

  function restore(entry: ColorHistoryEntry) {
    // A drag that ends here does not commit its changes.
    cell.before = null;
    end(false);
    history.restart(entry);
    cell.emit(entry, { ...startAt(entry), ...history.ends(), revision: cell.state.revision + 1 });
  }

  function goTo(entry: ColorHistoryEntry | null) {
    if (!entry) return;
    cell.before = null;
    if (!cell.emit(entry, history.ends())) return;
    if (cell.options.commitOn !== 'accept') cell.emitCommit(cell.state.value);
    cell.update({ revision: cell.state.revision + 1 });
  }

  // A gesture that goes on is one to go back from; a drag would write over what is gone back to, so it ends.
  function travel(step: () => ColorHistoryEntry | null) {
    end(true);
    commit();
    goTo(step());
  }

  // Emits an entry as a gesture of its own.
  function choose(entry: ColorHistoryEntry) {
    cell.move(entry);
    commit();
  }

  return {
    begin() {
      cell.before = null;
      cell.update({ message: '' });
      startHere();
    },
    beforeEnd(listener: (isKept: boolean) => void) {
      enders.add(listener);
      return () => enders.delete(listener);
    },
    undo: () => travel(history.back),
    redo: () => travel(history.forward),
    goBack: () => choose(startOf(cell.state)),
    clear: () => choose({ value: '', color: cell.state.color, isCleared: true }),
    hold: (): HeldState => ({ ...entryOf(cell.state), before: cell.before }),
    drop({ before, ...entry }: HeldState) {
      if (entry.value === cell.state.value) return;
      cell.before = before;
      answers.expect(entry.value);
      cell.emit(entry);
    },
    accept() {
      end(true);
      commit();
      const text = shownText(cell.state, cell.options);
      cell.emit({ ...entryOf(cell.state), value: text });
      const details = cell.detailsOf(text);
      if (cell.options.commitOn === 'accept') cell.emitCommit(text);
      startHere();
      cell.options.onSelect?.(details);
    },
    cancel() {
      restore(startOf(cell.state));
      cell.options.onCancel?.();
    },
    reset: (text: string) => restore({ value: text, color: shownColor(text, cell.options) }),
  };
}
