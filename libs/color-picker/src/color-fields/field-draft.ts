import { sameColor } from '@genmaster/color';
import type { HeldState } from '../picker-store/picker-state.ts';
import type { PickerStore } from '../picker-store/picker-store.ts';
import { isShortHex, type FieldAnswer } from './field-text.ts';

/** Part of the store that a field uses. */
export type FieldStore = Pick<PickerStore, 'hold' | 'drop' | 'commit' | 'beforeEnd'>;

/** Callbacks of a field draft. */
export interface FieldDraftHost {
  readonly store: FieldStore;
  /** Applies typed text, which is final if `isDone`; `held` is the state before the typing began. */
  readonly take: (text: string, isDone: boolean, held: HeldState) => FieldAnswer;
  /** Shows the draft (null for none) and its validation result. */
  readonly show: (draft: string | null, answer: FieldAnswer) => void;
}

/** Text that is being typed in a field. */
export interface FieldDraft {
  /** Shows what an input method writes, which is judged when the writing ends. */
  compose(text: string): void;
  /** Handles each change of the text. */
  type(text: string): void;
  /** Ends the typing with Enter; returns false when the text is invalid and stays for correction. */
  enter(): boolean;
  /** Ends the typing when the field loses focus; invalid text is dropped. */
  leave(): void;
  /** Ends the typing, if there is any, because the colour is changed by other means. */
  forget(): void;
}

/** Delay after which a short hex draft without further typing is accepted as a colour. */
const REST_MS = 300;

/**
 * Creates the draft of a field: typed text changes the colour only while it is a complete, valid entry.
 *
 * Any other text restores the exact text and colour of before the typing began. So `256`, typed after `25`, does not
 * leave 25 behind, and `#ff0` is not shown while `#ff0000` is being typed.
 */
export function createFieldDraft({ store, take, show }: FieldDraftHost): FieldDraft {
  let draft: string | null = null;
  let answer: FieldAnswer = null;
  let held: HeldState | null = null;
  // State in which the typing has left the store. If that has another colour by now, the host has set it, and it is kept.
  let left: HeldState;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};

  function begin(text: string) {
    // A choice may end without the field losing the focus first: by a press outside, by script, by a form reset.
    if (draft === null) stop = store.beforeEnd((isKept) => (isKept ? leave() : forget()));
    draft = text;
  }

  function settle(nextDraft: string | null, nextAnswer: FieldAnswer) {
    draft = nextDraft;
    answer = nextAnswer;
    if (draft === null) {
      held = null;
      stop();
    }
    show(draft, answer);
  }

  function judge(text: string, isDone: boolean): FieldAnswer {
    clearTimeout(rest);
    const now = store.hold();
    if (!held || !sameColor(now.color, left.color)) held = now;
    const next = take(text, isDone, held);
    if (next !== null) store.drop(held);
    left = store.hold();
    return next;
  }

  function leave() {
    if (draft && answer === '') judge(draft, true);
    forget();
    store.commit();
  }

  function forget() {
    clearTimeout(rest);
    settle(null, null);
  }

  return {
    compose: (text) => {
      clearTimeout(rest);
      begin(text);
      answer = '';
      show(text, null);
    },
    type: (text) => {
      // Set before the colour changes, so that the change does not overwrite the typed text.
      begin(text);
      show(text, answer);
      const next = judge(text, false);
      settle(text, next);
      if (next === '' && isShortHex(text)) rest = setTimeout(() => settle(text, judge(text, true) && ''), REST_MS);
    },
    enter: () => {
      // An accepted draft is not applied again: the host may have set another colour since.
      const final = answer === null ? null : judge(draft!, true);
      settle(final === null ? null : draft, final);
      store.commit();
      return final === null;
    },
    leave,
    forget,
  };
}
