import {
  absorbColor,
  farColors,
  formatColor,
  isFarColor,
  isWideFormat,
  loadFarColors,
  readColor,
  sameColor,
  type PickerColor,
} from '@genmaster/color';
import { addRecentColor } from '../preset-colors/preset-list.ts';
import { createCalmListeners } from './calm-listeners.ts';
import { createColorHistory, type ColorHistoryEntry } from './color-history.ts';
import { entryOf, startAt, startOf, type HeldState, type PickerState } from './picker-state.ts';
import type { ColorDetails, PickerStoreOptions, PickerStoreStart } from './store-options.ts';
import { colorTextOf, fallbackOf, readValue, restrictColor, showAlike, tokenOf } from './value-color.ts';
import { formatOfText, formText, shownText } from './value-text.ts';

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
   * state.
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
export function createPickerStore({ value: given, ...start }: PickerStoreStart): PickerStore {
  const value = given ?? '';
  const listeners = new Set<() => void>();
  const enders = new Set<(isKept: boolean) => void>();
  const calm = createCalmListeners();
  let options: PickerStoreOptions = start;
  // Texts that the latest gesture has emitted since the host's value last matched the store.
  const unanswered = new Set<string>();
  let hasUncommitted = false;
  // Change that is emitted once the code for its output format is loaded.
  let unsaid: { isCommitted: boolean } | null = null;
  let shownFallback: PickerColor | null = null;
  const firstColor = readFirst(value);
  let state: PickerState = {
    color: firstColor,
    value,
    message: '',
    initialValue: value,
    initialColor: firstColor,
    wasCleared: false,
    isCleared: false,
    canUndo: false,
    canRedo: false,
    recent: [],
    revision: 0,
  };
  const history = createColorHistory({ color: firstColor, value });

  function readFirst(text: string): PickerColor {
    const read = readValue(text, options);
    return read ? restrict(read) : readFallback();
  }

  function readFallback(): PickerColor {
    return (shownFallback = fallbackOf(options));
  }

  function restrict(color: PickerColor): PickerColor {
    return restrictColor(color, options);
  }

  function update(change: Partial<PickerState>, isMoving?: boolean) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
    calm.notify(isMoving);
  }

  function detailsOf(text: string): ColorDetails {
    return { value: text, format: formatOfText(text, options.outputFormat), color: state.color };
  }

  function sayCommitted(text: string) {
    if (text) update({ recent: addRecentColor(state.recent, text) });
    options.onValueCommit?.(detailsOf(text));
  }

  // Applies the options to the colour of the value, which is not emitted because it stays the same.
  function reconsider() {
    const old = shownFallback;
    const shown = (text: string, color: PickerColor) => {
      const read = readValue(text, options);
      if (!read) return color === old ? readFallback() : restrict(color);
      return restrict(read.isBeyondSrgb ? read : absorbColor(color, read));
    };
    const { value, color, initialValue, initialColor } = state;
    update({ color: shown(value, color), initialColor: shown(initialValue, initialColor) });
    resolveValue();
  }

  function setToken(text: string): boolean {
    const token = tokenOf(text, options);
    const color = token && readValue(text, options);
    if (color) hasUncommitted = emit({ value: text, color: restrict(color) }) || hasUncommitted;
    if (color || !token) return Boolean(color);
    return whenLoaded(token.color, () => {
      if (setToken(text)) commit();
    });
  }

  function setColor(next: PickerColor) {
    const color = restrict(next);
    if (isWideFormat(options.outputFormat ?? 'auto') && !farColors()) {
      // Emitted once the format's code is loaded, because the host must not receive a format that it did not ask for.
      update({ color, isCleared: false }, true);
      unsaid ??= { isCommitted: false };
      loadFarColors().then(sayUnsaid, () => undefined);
      return;
    }
    const text = formatColor(color, options.outputFormat, options.alphaMode);
    const isNew = text !== state.value && !(sameColor(color, state.color) && readValue(state.value, options));
    update({ color, value: isNew ? text : state.value, isCleared: false }, true);
    if (!isNew) return;
    if (!hasUncommitted) unanswered.clear();
    hasUncommitted = true;
    unanswered.add(text);
    options.onValueChange?.(detailsOf(text));
  }

  function sayUnsaid() {
    if (!unsaid) return;
    const { isCommitted } = unsaid;
    unsaid = null;
    setColor(state.color);
    if (isCommitted) commit();
  }

  function setText(text: string, onMapped?: () => void): boolean {
    const read = readColor(text);
    if (!read) {
      return whenLoaded(text, () => {
        setText(text, onMapped);
        commit();
      });
    }
    setColor(absorbColor(state.color, read.color));
    if (read.isMapped && !state.color.isBeyondSrgb) onMapped?.();
    return true;
  }

  // Updates the colour of a value whose colour space has to be loaded first, wherever it is kept. A new choice begins
  // with it, unless the value has changed meanwhile.
  function resolveValue(isNewChoice = false) {
    const { value: awaited } = state;
    whenLoaded(colorTextOf(awaited, options), () => {
      const read = readValue(awaited, options);
      if (!read) return;
      const color = restrict(read);
      const isShown = state.value === awaited;
      const isStart = state.initialValue === awaited || (isNewChoice && isShown);
      if (isNewChoice && isShown) history.restart({ color, value: awaited });
      else history.recolor(awaited, color);
      update({
        ...(isShown && { color }),
        ...(isStart && { initialColor: color, initialValue: awaited }),
        ...history.ends(),
      });
    });
  }

  function commit() {
    if (unsaid) unsaid.isCommitted = true;
    if (!hasUncommitted) return;
    hasUncommitted = false;
    history.add(entryOf(state));
    if (options.commitOn !== 'accept') sayCommitted(state.value);
    update({ ...history.ends(), revision: state.revision + 1 });
  }

  // Emits an exact earlier text instead of one formatted from the colour.
  function emit({ color, value, isCleared = false }: ColorHistoryEntry, change?: Partial<PickerState>) {
    const hasChanged = value !== state.value;
    update({ ...change, color, value, isCleared });
    if (hasChanged) options.onValueChange?.(detailsOf(value));
    return hasChanged;
  }

  function end(isKept: boolean) {
    for (const listener of enders) listener(isKept);
  }

  function restore(entry: ColorHistoryEntry) {
    end(false);
    hasUncommitted = false;
    history.restart(entry);
    emit(entry, {
      ...startAt(entry),
      ...history.ends(),
      revision: state.revision + 1,
    });
  }

  // Begins a choice with what the store has.
  function startHere() {
    const entry = entryOf(state);
    history.restart(entry);
    update({ ...startAt(entry), ...history.ends() });
  }

  function goTo(entry: ColorHistoryEntry | null) {
    if (!entry) return;
    hasUncommitted = emit(entry, history.ends());
    if (!hasUncommitted) return;
    hasUncommitted = false;
    if (options.commitOn !== 'accept') sayCommitted(state.value);
    update({ revision: state.revision + 1 });
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      // Only with the first listener, because a store on a server has none and must not start loading.
      if (!listeners.size) resolveValue();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeCalmly: (listener) => {
      calm.all.add(listener);
      return () => calm.all.delete(listener);
    },
    configure: (next) => {
      const isSame = showAlike(state.value, options, next);
      options = next;
      if (!isSame) reconsider();
    },
    setColor,
    setText,
    setToken,
    syncValue: (given, isFinal) => {
      const next = given ?? '';
      const isLate = next !== state.value && unanswered.has(next) && (!isFinal || hasUncommitted);
      if (isLate) return true;
      unanswered.clear();
      if (next === state.value) return false;
      const parsed = readValue(next, options);
      const color = parsed ? restrict(absorbColor(state.color, parsed)) : state.color;
      // An inline picker never opens, so a new value from the host is what its Cancel restores.
      const isNewChoice = options.commitOn !== 'accept' && !sameColor(color, state.color);
      const start = isNewChoice ? startAt({ color, value: next }) : {};
      if (isNewChoice) history.restart({ color, value: next });
      update({ value: next, color, isCleared: false, ...start, ...history.ends() });
      resolveValue(options.commitOn !== 'accept');
      return false;
    },
    reset: (text) => {
      restore({ value: text, color: readFirst(text) });
    },
    commit,
    hold: () => ({ ...entryOf(state), isCommitted: !hasUncommitted }),
    drop: ({ isCommitted, ...entry }) => {
      const { value } = entry;
      if (value === state.value) return;
      hasUncommitted = !isCommitted;
      unanswered.add(value);
      emit(entry);
    },
    undo: () => goTo(history.back()),
    redo: () => goTo(history.forward()),
    goBack: () => {
      hasUncommitted = emit(startOf(state)) || hasUncommitted;
      commit();
    },
    clear: () => {
      hasUncommitted = emit({ value: '', color: state.color, isCleared: true }) || hasUncommitted;
      commit();
    },
    formText: () => formText(state, options),
    begin: () => {
      hasUncommitted = false;
      startHere();
    },
    beforeEnd: (listener) => {
      enders.add(listener);
      return () => enders.delete(listener);
    },
    accept: () => {
      end(true);
      commit();
      const text = shownText(state, options);
      emit({ ...entryOf(state), value: text });
      const details = detailsOf(text);
      if (options.commitOn === 'accept') sayCommitted(text);
      startHere();
      options.onSelect?.(details);
    },
    cancel: () => {
      restore(startOf(state));
      options.onCancel?.();
    },
    // A repeated message differs by a space, because screen readers would not read the same text twice.
    announce: (message) => update({ message: message && message === state.message ? `${message} ` : message }),
  };
}

/** Calls back once the space of a colour is loaded; returns false if the text needs no loading. */
function whenLoaded(text: string, then: () => void): boolean {
  const isFar = isFarColor(text);
  // If loading fails, the colour stays as it is, as for any text that cannot be parsed.
  if (isFar) loadFarColors().then(then, () => undefined);
  return isFar;
}
