import type { PickerColor } from '@genmaster/color';
import { createChoice } from './choice.ts';
import { createColorChanges } from './color-changes.ts';
import { configure } from './configure.ts';
import { createHostAnswers } from './host-answers.ts';
import { resolveValue } from './late-value.ts';
import type { HeldState, PickerState } from './picker-state.ts';
import { createStoreCell } from './store-cell.ts';
import type { PickerStoreOptions, PickerStoreStart } from './store-options.ts';
import { formText } from './value-text.ts';

/** Store of one colour that is being chosen: its state, subscriptions, and methods that change it. */
export interface PickerStore {
  getState(): PickerState;
  subscribe(listener: () => void): () => void;
  /** Subscribes at a throttled rate: a drag is reported a few times a second, and its end at once. */
  subscribeCalmly(listener: () => void): () => void;
  /** Replaces the options and callbacks; the colour follows when they show the value in another way. */
  configure(options: PickerStoreOptions): void;
  /** Changes the colour, and emits it if its text differs. */
  setColor(color: PickerColor): void;
  /**
   * Parses a colour and applies it; returns false if the text is not a colour.
   *
   * Calls `onMapped` when sRGB cannot show the colour as written. A colour whose space has to be loaded first is
   * applied and committed after loading.
   */
  setText(text: string, onMapped?: () => void): boolean;
  /**
   * Applies a value from the host without emitting it; components that the value cannot express keep their current
   * state. An empty one takes the colour away, as `clear` does.
   *
   * A host may answer a movement late, with a text that newer ones have replaced. Such an answer changes nothing, and
   * true is returned. If it `isFinal`, it is applied unless a gesture is still going on.
   */
  syncValue(value: string | null | undefined, isFinal?: boolean): boolean;
  /**
   * Sets the value to a token's text and the colour to the token's colour; returns false if no token has this text.
   *
   * A colour whose space has to be loaded first is applied and committed after loading.
   */
  setToken(value: string): boolean;
  /** Ends a gesture. */
  commit(): void;
  /** Returns the current state, for `drop` to restore if the typed text turns out invalid. */
  hold(): HeldState;
  /** Restores a saved state exactly, as if nothing had been typed. */
  drop(held: HeldState): void;
  /** Undoes one gesture, and `redo` redoes it; both emit like any other change. */
  undo(): void;
  redo(): void;
  /** Restores the colour of the start of the choice, as one gesture; the choice continues. */
  goBack(): void;
  /** Clears the colour: the value is empty until another colour is chosen. */
  clear(): void;
  /** Returns the text that a form submits: the value in the output format. */
  formText(): string;
  /** Starts a choice; `cancel` restores the value of this moment. */
  begin(): void;
  /**
   * Calls back before a choice ends, with whether its colour is kept, so that what is being typed ends with it; returns
   * a function that stops this.
   */
  beforeEnd(listener: (isKept: boolean) => void): () => void;
  /** Ends a choice and keeps its colour. */
  accept(): void;
  /** Ends a choice and restores the exact text it began with; emits that text if it had changed. */
  cancel(): void;
  /** Starts over with another text, as after a form reset. */
  reset(text: string): void;
  /** Announces a message to screen readers. */
  announce(message: string): void;
}

/**
 * Creates the model of a picker: framework-free, and shared by the React components and the custom element.
 *
 * Text is produced only when a value is emitted; in between the colour keeps its full precision. A value that merely
 * repeats the emitted one, in any format, never changes the colour.
 */
export function createPickerStore(start: PickerStoreStart): PickerStore {
  const cell = createStoreCell(start);
  const answers = createHostAnswers(cell);
  const changes = createColorChanges(cell, answers);
  const { listeners, calm } = cell;

  return {
    getState: () => cell.state,
    subscribe: (listener) => {
      // Only with the first listener, because a store on a server has none and must not start loading.
      if (!listeners.size) resolveValue(cell);
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeCalmly: (listener) => {
      calm.all.add(listener);
      return () => calm.all.delete(listener);
    },
    configure: (next) => configure(cell, next),
    ...changes,
    ...createChoice(cell, answers, changes.commit),
    syncValue: answers.syncValue,
    formText: () => formText(cell.state, cell.options),
    // A repeated message differs by a space, because screen readers would not read the same text twice.
    announce: (message) =>
      cell.update({ message: message && message === cell.state.message ? `${message} ` : message }),
  };
}
