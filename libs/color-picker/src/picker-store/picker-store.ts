import {
  type AlphaMode,
  type ColorFormat,
  type Gamut,
  type OutputFormat,
  farColors,
  formatColor,
  isFarColor,
  isWideFormat,
  loadFarColors,
  nearestInSrgb,
  parseColor,
  readColor,
  absorbColor,
  sameColor,
  toGray,
  WHITE,
  type PickerColor,
} from '@genmaster/color';
import { createCalmListeners } from './calm-listeners.ts';
import { createColorHistory, type ColorHistoryEntry } from './color-history.ts';

/** What a value event tells: the text to store, its notation, and the exact colour behind it. */
export interface ColorDetails {
  readonly value: string;
  readonly format: ColorFormat;
  readonly color: PickerColor;
}

/** Which controls a picker has: all, a grey ramp, or presets alone. */
export type ColorMode = 'color' | 'grayscale' | 'presets';

/** A colour that has a name in the host's theme. */
export interface ColorToken {
  /** What people call it. */
  readonly name: string;
  /** The colour it stands for now, as any CSS colour. */
  readonly color: string;
  /** The text that is stored in place of the colour, such as `var(--brand)`; without it the colour itself is. */
  readonly value?: string | undefined;
}

/** The settings and listeners of a store; all may change while it lives. */
export interface PickerStoreOptions {
  /** Notation of emitted text. @default 'auto' */
  readonly outputFormat?: OutputFormat;
  /** @default 'enabled' */
  readonly alphaMode?: AlphaMode;
  /** @default 'color' */
  readonly colorMode?: ColorMode;
  /** The colours that can be reached. @default 'p3' when the output format says those, else 'srgb' */
  readonly gamut?: Gamut | undefined;
  /** Colours with names; a value may be the text of one. */
  readonly tokens?: readonly ColorToken[] | undefined;
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
  /** The colour with which the current choice began. */
  readonly initialColor: PickerColor;
  /** Whether the colour was taken away: the value is empty and nothing is shown as chosen. */
  readonly isCleared: boolean;
  /** Whether there is a gesture to undo, or one to redo. */
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Counts finished gestures; hosts that control the value compare theirs when it moves. */
  readonly revision: number;
}

/** A moment of a store that can be gone back to. */
export interface HeldState {
  readonly color: PickerColor;
  readonly value: string;
  readonly isCommitted: boolean;
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
  /** Takes the text of a token as the value, and its colour; false when no token has it. */
  setToken(value: string): boolean;
  /** Shows the value's colour again, after the tokens have changed. */
  syncTokens(): void;
  /** Ends a gesture. */
  commit(): void;
  /** Gives the present moment, for `drop` to go back to when what is being typed comes to nothing. */
  hold(): HeldState;
  /** Goes back to a held moment, word for word, as if nothing had been typed. */
  drop(held: HeldState): void;
  /** Goes back one gesture, or forward again; hosts are told as of any change. */
  undo(): void;
  redo(): void;
  /** Goes back to the colour with which the choice began, as one gesture; the choice goes on. */
  goBack(): void;
  /** Takes the colour away: the value is empty until another one is chosen. */
  clear(): void;
  /** Prints what a form sends: the value in the output notation. */
  formText(): string;
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
  // A change that waits for the script that prints its notation.
  let unsaid: { isCommitted: boolean } | null = null;
  const firstColor = readFirst(value);
  let state: PickerState = {
    color: firstColor,
    value,
    message: '',
    initialValue: value,
    initialColor: firstColor,
    isCleared: false,
    canUndo: false,
    canRedo: false,
    revision: 0,
  };
  const history = createColorHistory({ color: firstColor, value });

  function readFirst(text: string): PickerColor {
    return restrict(readValue(text) ?? parseColor(fallbackColor) ?? WHITE);
  }

  function tokenOf(text: string): ColorToken | undefined {
    return text ? options.tokens?.find((token) => token.value === text) : undefined;
  }

  function readValue(text: string): PickerColor | null {
    return parseColor(tokenOf(text)?.color ?? text);
  }

  function gamut(): Gamut {
    return options.gamut ?? (isWideFormat(options.outputFormat ?? 'auto') ? 'p3' : 'srgb');
  }

  function restrict(color: PickerColor): PickerColor {
    const gray = options.colorMode === 'grayscale' ? toGray(color) : color;
    const held = gamut() === 'srgb' ? nearestInSrgb(gray) : (farColors()?.fitColor(gray, 'p3') ?? gray);
    return options.alphaMode === 'disabled' && held.alpha !== 1 ? { ...held, alpha: 1 } : held;
  }

  function update(change: Partial<PickerState>, isMoving?: boolean) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
    calm.tell(isMoving);
  }

  function detailsOf(text: string): ColorDetails {
    const { outputFormat = 'auto' } = options;
    const auto = text.startsWith('#') ? 'hex' : text.startsWith('color(') ? 'p3' : 'rgba';
    return { value: text, format: outputFormat === 'auto' ? auto : outputFormat, color: state.color };
  }

  function setColor(next: PickerColor) {
    const color = restrict(next);
    if (isWideFormat(options.outputFormat ?? 'auto') && !farColors()) {
      // It is said when there is what says it: nobody is told a notation that was not asked for.
      update({ color, isCleared: false }, true);
      unsaid ??= { isCommitted: false };
      loadFarColors().then(sayUnsaid, () => undefined);
      return;
    }
    const text = formatColor(color, options.outputFormat, options.alphaMode);
    const isNew = text !== state.value && !(sameColor(color, state.color) && readValue(state.value));
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

  // Shows a value whose space has to be loaded first, unless the value has changed meanwhile.
  function resolveValue() {
    const { value: awaited } = state;
    whenLoaded(tokenOf(awaited)?.color ?? awaited, () => {
      const color = readValue(awaited);
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
    if (unsaid) unsaid.isCommitted = true;
    if (!hasUncommitted) return;
    hasUncommitted = false;
    history.add({ color: state.color, value: state.value });
    if (options.commitOn !== 'accept') options.onValueCommit?.(detailsOf(state.value));
    update({ ...history.ends(), revision: state.revision + 1 });
  }

  // Says a change that is not printed from the colour: an earlier text, word for word.
  function emit(text: string, color: PickerColor, change?: Partial<PickerState>) {
    const hasChanged = text !== state.value;
    update({ isCleared: false, ...change, color, value: text });
    if (hasChanged) options.onValueChange?.(detailsOf(text));
    return hasChanged;
  }

  function restore(value: string, color: PickerColor) {
    hasUncommitted = false;
    history.restart({ color, value });
    emit(value, color, {
      initialValue: value,
      initialColor: color,
      ...history.ends(),
      revision: state.revision + 1,
    });
  }

  function goTo(entry: ColorHistoryEntry | null) {
    if (!entry) return;
    hasUncommitted = emit(entry.value, entry.color, history.ends());
    if (!hasUncommitted) return;
    hasUncommitted = false;
    if (options.commitOn !== 'accept') options.onValueCommit?.(detailsOf(state.value));
    update({ revision: state.revision + 1 });
  }

  // The text of what is shown. That is another colour than the value's where a mode cannot show the value, and where
  // the value is no colour.
  function shownText(): string {
    const { value, color, isCleared } = state;
    if (isCleared || isFarColor(value)) return value;
    const parsed = readValue(value);
    const isShown = parsed && sameColor(parsed, color);
    return isShown ? value : formatColor(color, options.outputFormat, options.alphaMode);
  }

  function formText(): string {
    const { value, color } = state;
    const { outputFormat = 'auto', alphaMode } = options;
    if (!value || isFarColor(value) || !parseColor(value)) return value;
    if (isWideFormat(outputFormat) && !farColors()) return value;
    if (outputFormat === 'auto') return shownText();
    const text = formatColor(color, outputFormat, alphaMode);
    // Written in the output notation already, it stays as it was written.
    const isSameNotation = notationOf(value) === notationOf(text);
    return isSameNotation ? shownText() : text;
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
    setToken: (next) => {
      const color = tokenOf(next) && readValue(next);
      if (color) hasUncommitted = emit(next, restrict(color)) || hasUncommitted;
      return Boolean(color);
    },
    syncTokens: () => {
      const color = tokenOf(state.value) && readValue(state.value);
      if (color) update({ color: restrict(color) });
    },
    syncValue: (next = '', isFinal) => {
      const isLate = next !== state.value && unanswered.has(next) && (!isFinal || hasUncommitted);
      if (isLate) return true;
      unanswered.clear();
      if (next === state.value) return false;
      const parsed = readValue(next);
      const color = parsed ? restrict(absorbColor(state.color, parsed)) : state.color;
      // An inline picker has no opening: what the host sets anew is what its Cancel goes back to.
      const isNewChoice = options.commitOn !== 'accept' && !sameColor(color, state.color);
      const start = isNewChoice ? { initialColor: color, initialValue: next } : {};
      if (isNewChoice) history.restart({ color, value: next });
      update({ value: next, color, isCleared: false, ...start, ...history.ends() });
      resolveValue();
      return false;
    },
    reset: (text) => {
      restore(text, readFirst(text));
    },
    commit,
    hold: () => ({ color: state.color, value: state.value, isCommitted: !hasUncommitted }),
    drop: ({ color, value, isCommitted }) => {
      if (value === state.value) return;
      hasUncommitted = !isCommitted;
      unanswered.add(value);
      emit(value, color);
    },
    undo: () => goTo(history.back()),
    redo: () => goTo(history.forward()),
    goBack: () => {
      hasUncommitted = emit(state.initialValue, state.initialColor) || hasUncommitted;
      commit();
    },
    clear: () => {
      hasUncommitted = emit('', state.color, { isCleared: true }) || hasUncommitted;
      commit();
    },
    formText,
    begin: () => {
      hasUncommitted = false;
      history.restart({ color: state.color, value: state.value });
      update({ initialValue: state.value, initialColor: state.color, ...history.ends() });
    },
    accept: () => {
      commit();
      const text = shownText();
      emit(text, state.color, { isCleared: state.isCleared });
      const details = detailsOf(text);
      if (options.commitOn === 'accept') options.onValueCommit?.(details);
      history.restart({ color: state.color, value: text });
      update({ initialValue: text, initialColor: state.color, ...history.ends() });
      options.onSelect?.(details);
    },
    cancel: () => {
      restore(state.initialValue, state.initialColor);
      options.onCancel?.();
    },
    // A repeated message is told apart by a space, else it would not be read out twice.
    announce: (message) => update({ message: message && message === state.message ? `${message} ` : message }),
  };
}

/** The sign or function that a colour is written with: rgb and rgba are the same one. */
const notationOf = (text: string) => /^(?:#|rgb|hsl|hwb|cmyk|oklch|color)/i.exec(text.trim())?.[0].toLowerCase();
