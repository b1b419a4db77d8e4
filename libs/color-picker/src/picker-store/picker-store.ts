import type { AlphaMode, ColorFormat, OutputFormat } from '../color/color-format.ts';
import { formatColor } from '../color/format-color.ts';
import { isFarColor, loadFarColors, parseColor, readColor } from '../color/parse-color.ts';
import { absorbColor, sameColor, toGray, WHITE, type PickerColor } from '../color/picker-color.ts';
import { createCalmListeners } from './calm-listeners.ts';

/** What a value event tells: the text to store, its notation, and the exact colour behind it. */
export interface ColorDetails {
  readonly value: string;
  readonly format: ColorFormat;
  readonly color: PickerColor;
}

/** Which controls a picker has: all, a grey ramp, or presets alone. */
export type ColorMode = 'color' | 'grayscale' | 'presets';

/** The settings and listeners of a store; all may change while it lives. */
export interface PickerStoreOptions {
  /** Notation of emitted text. @default 'auto' */
  readonly outputFormat?: OutputFormat;
  /** @default 'enabled' */
  readonly alphaMode?: AlphaMode;
  /** @default 'color' */
  readonly colorMode?: ColorMode;
  /** Fires for every change, also while a drag goes on. */
  readonly onValueChange?: (details: ColorDetails) => void;
  /** Fires once when a gesture ends, or on accept when `commitOn` says so. */
  readonly onValueCommit?: (details: ColorDetails) => void;
  /** Fires when the choice is accepted. */
  readonly onSelect?: ((details: ColorDetails) => void) | undefined;
  /** Fires when the choice is given up; the value it began with has been restored by then. */
  readonly onCancel?: (() => void) | undefined;
  /** When `onValueCommit` fires: after each gesture, or only when the choice is accepted. @default 'gesture' */
  readonly commitOn?: 'gesture' | 'accept';
}

/** What can be seen of a store at one moment. */
export interface PickerState {
  readonly color: PickerColor;
  /** The text as it was given or emitted last, word for word. */
  readonly value: string;
  /** The latest message for assistive technology. */
  readonly message: string;
  /** The text with which the current choice began: what cancel goes back to. */
  readonly initialValue: string;
  /** Counts finished gestures; hosts that control the value compare theirs when it moves. */
  readonly revision: number;
}

/** One colour being chosen: a value to read, a subscription, and the verbs that change it. */
export interface PickerStore {
  getState(): PickerState;
  subscribe(listener: () => void): () => void;
  /** Like `subscribe`, at the pace of a reader: a drag is told a few times a second, its end at once. */
  subscribeCalmly(listener: () => void): () => void;
  /** Replaces settings and listeners. */
  configure(options: PickerStoreOptions): void;
  /** Changes the colour and emits it when its text differs. */
  setColor(color: PickerColor): void;
  /**
   * Reads a colour from text and takes it; false when the text is none.
   *
   * Calls `onMapped` when sRGB cannot show the colour as written. A colour whose
   * space has to be loaded first is taken and committed when that is done.
   */
  setText(text: string, onMapped?: () => void): boolean;
  /**
   * Takes a value from the host without emitting; what the colour cannot express is kept as it was.
   *
   * A host may answer a movement late, with a text that newer ones have overtaken. Such an answer moves nothing, and true
   * is returned. When it is the `isFinal` one, it is taken unless a gesture still goes on.
   */
  syncValue(value: string | undefined, isFinal?: boolean): boolean;
  /** Ends a gesture. */
  commit(): void;
  /** Starts a choice: the present value is what `cancel` will restore. */
  begin(): void;
  /** Ends a choice by keeping it. */
  accept(): void;
  /** Ends a choice by going back to the very text it began with, and emits that text if it had changed. */
  cancel(): void;
  /** Starts over with another text, as a form does when it is reset. */
  reset(text: string): void;
  /** Says something to assistive technology. */
  announce(message: string): void;
}

/** What a store starts with. */
export interface PickerStoreStart extends PickerStoreOptions {
  readonly value?: string | undefined;
  /** Shown when the first value is not a colour. @default white */
  readonly fallbackColor?: string | undefined;
}

/**
 * Makes the model behind a picker: framework-free, and shared by the React parts and the custom element.
 *
 * Text is produced only when something is emitted; in between the colour keeps
 * its full precision. A value that merely echoes what was emitted, in whatever
 * notation, never moves the colour.
 */
export function createPickerStore({ value = '', fallbackColor, ...start }: PickerStoreStart): PickerStore {
  const listeners = new Set<() => void>();
  const calm = createCalmListeners();
  let options: PickerStoreOptions = start;
  // What the latest gesture has emitted since the host was last in step with it.
  const unanswered = new Set<string>();
  let hasUncommitted = false;
  const firstColor = readFirst(value);
  let state: PickerState = { color: firstColor, value, message: '', initialValue: value, revision: 0 };
  let initialColor = firstColor;

  function readFirst(text: string): PickerColor {
    return restrict(parseColor(text) ?? parseColor(fallbackColor) ?? WHITE);
  }

  function restrict(color: PickerColor): PickerColor {
    const gray = options.colorMode === 'grayscale' ? toGray(color) : color;
    return options.alphaMode === 'disabled' ? { ...gray, alpha: 1 } : gray;
  }

  function update(change: Partial<PickerState>, isMoving?: boolean) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
    calm.tell(isMoving);
  }

  function detailsOf(text: string): ColorDetails {
    const { outputFormat = 'auto' } = options;
    const format = outputFormat === 'auto' ? (text.startsWith('#') ? 'hex' : 'rgba') : outputFormat;
    return { value: text, format, color: state.color };
  }

  function setColor(next: PickerColor) {
    const color = restrict(next);
    const text = formatColor(color, options.outputFormat, options.alphaMode);
    const isNew = text !== state.value && !(sameColor(color, state.color) && parseColor(state.value));
    update({ color, value: isNew ? text : state.value }, true);
    if (!isNew) return;
    if (!hasUncommitted) unanswered.clear();
    hasUncommitted = true;
    unanswered.add(text);
    options.onValueChange?.(detailsOf(text));
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
    if (read.isMapped) onMapped?.();
    return true;
  }

  // Shows a value whose space has to be loaded first, unless the value has changed meanwhile.
  function resolveValue() {
    const { value: awaited } = state;
    whenLoaded(awaited, () => {
      const color = parseColor(awaited);
      if (color && state.value === awaited) update({ color: restrict(color) });
    });
  }

  function whenLoaded(text: string, then: () => void): boolean {
    const isFar = isFarColor(text);
    // Without the network the colour stays as it is, as it does for any text that cannot be read.
    if (isFar) loadFarColors().then(then, () => undefined);
    return isFar;
  }

  function commit() {
    if (!hasUncommitted) return;
    hasUncommitted = false;
    if (options.commitOn !== 'accept') options.onValueCommit?.(detailsOf(state.value));
    update({ revision: state.revision + 1 });
  }

  function restore(value: string, color: PickerColor) {
    const hasChanged = value !== state.value;
    hasUncommitted = false;
    update({ color, value, initialValue: value, revision: state.revision + 1 });
    if (hasChanged) options.onValueChange?.(detailsOf(value));
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      // With the first listener, because a server that prints a picker has none and must not start loading.
      if (!listeners.size) resolveValue();
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    subscribeCalmly: (listener) => {
      calm.all.add(listener);
      return () => calm.all.delete(listener);
    },
    configure: (next) => {
      options = next;
    },
    setColor,
    setText,
    syncValue: (next = '', isFinal) => {
      const isLate = next !== state.value && unanswered.has(next) && (!isFinal || hasUncommitted);
      if (isLate) return true;
      unanswered.clear();
      if (next === state.value) return false;
      const parsed = parseColor(next);
      const color = parsed ? restrict(absorbColor(state.color, parsed)) : state.color;
      // An inline picker has no opening: what the host sets anew is what its Cancel goes back to.
      const isNewChoice = options.commitOn !== 'accept' && !sameColor(color, state.color);
      if (isNewChoice) initialColor = color;
      update({ value: next, color, initialValue: isNewChoice ? next : state.initialValue });
      resolveValue();
      return false;
    },
    reset: (text) => {
      initialColor = readFirst(text);
      restore(text, initialColor);
    },
    commit,
    begin: () => {
      initialColor = state.color;
      hasUncommitted = false;
      update({ initialValue: state.value });
    },
    accept: () => {
      commit();
      const details = detailsOf(state.value);
      if (options.commitOn === 'accept') options.onValueCommit?.(details);
      initialColor = state.color;
      update({ initialValue: state.value });
      options.onSelect?.(details);
    },
    cancel: () => {
      restore(state.initialValue, initialColor);
      options.onCancel?.();
    },
    // A repeated message is told apart by a space, else it would not be read out twice.
    announce: (message) => update({ message: message && message === state.message ? `${message} ` : message }),
  };
}
