import type { HeldState, PickerStore } from '../picker-store/picker-store.ts';
import { isShortHex, type FieldAnswer } from './field-text.ts';

/** What a field needs of a store. */
export type FieldStore = Pick<PickerStore, 'hold' | 'drop' | 'commit'>;

/** What a draft asks of its field. */
export interface FieldDraftHost {
  readonly store: () => FieldStore;
  /** Takes typed text, finished or on its way; `held` is the moment before the typing began. */
  readonly take: (text: string, isDone: boolean, held: HeldState) => FieldAnswer;
  /** Shows the draft, null when there is none, and what is wrong with it. */
  readonly show: (draft: string | null, answer: FieldAnswer) => void;
}

/** The text that is being typed in a field. */
export interface FieldDraft {
  /** Takes each change of the text. */
  type(text: string): void;
  /** Ends the typing with Enter; false when the text is no entry and stays to be mended. */
  enter(): boolean;
  /** Ends the typing by leaving the field: what is no entry is dropped. */
  leave(): void;
  /** Ends the typing because the colour is set in another way. */
  forget(): void;
  isTyping(): boolean;
}

/** Three digits that nobody goes on with are a colour after this time. */
const REST_MS = 300;

/**
 * Makes the draft of a field: what is typed changes the colour only while it is a complete, valid entry.
 *
 * Any other text puts back the colour of before the typing began, word for word. So `256` on the way from `25` does not
 * leave 25 behind, and `#ff0` on the way to `#ff0000` is not shown.
 */
export function createFieldDraft({ store, take, show }: FieldDraftHost): FieldDraft {
  let draft: string | null = null;
  let answer: FieldAnswer = null;
  let held: HeldState | null = null;
  // The text that the typing has made of the colour; a host that has set another one since is right.
  let typed: string | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function settle(nextDraft: string | null, nextAnswer: FieldAnswer) {
    draft = nextDraft;
    answer = nextAnswer;
    if (draft === null) held = typed = null;
    show(draft, answer);
  }

  function judge(text: string, isDone: boolean): FieldAnswer {
    clearTimeout(rest);
    const moment = (held ??= store().hold());
    const next = take(text, isDone, moment);
    const { value } = store().hold();
    if (next === null) typed = value;
    else if (typed === value) store().drop(moment);
    return next;
  }

  return {
    type: (text) => {
      // Before the colour changes: what is being typed must not be rewritten by it.
      draft = text;
      show(text, answer);
      const next = judge(text, false);
      settle(text, next);
      if (next === '' && isShortHex(text)) rest = setTimeout(() => settle(text, judge(text, true) && ''), REST_MS);
    },
    enter: () => {
      const final = draft === null ? null : judge(draft, true);
      settle(final === null ? null : draft, final);
      store().commit();
      return final === null;
    },
    leave: () => {
      if (draft && answer === '') judge(draft, true);
      clearTimeout(rest);
      settle(null, null);
      store().commit();
    },
    forget: () => {
      clearTimeout(rest);
      settle(null, null);
    },
    isTyping: () => draft !== null,
  };
}

/** Tells whether a key belongs to the writing of a character, whose Enter accepts nothing. Safari says it by the code alone. */
export const isComposing = (event: { readonly isComposing?: boolean; readonly keyCode?: number }): boolean =>
  event.isComposing === true || event.keyCode === 229;
