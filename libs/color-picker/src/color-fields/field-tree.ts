import { canReadColor, type PickerColor } from '@genmaster/color';
import { isComposing } from '@genmaster/keyboard';
import type { HeldState } from '../picker-store/picker-state.ts';
import { moveByKey } from '../slider-keys/slider-keys.ts';
import { endDrag, isOff, wantedColor } from '../view/moves.ts';
import type { Face, PickerView } from '../view/face.ts';
import { h, type Reading, type TreeElement } from '../view/tree.ts';
import { createFieldDraft, type FieldDraft } from './field-draft.ts';
import type { FieldAnswer } from './field-text.ts';
import { plainText } from './plain-text.ts';
import { startScrub } from './scrub.ts';
import styles from './color-fields.module.css';

/** Options of a field. */
export interface FieldPlan {
  /** Identifier of the field, unique within the picker. */
  readonly name: string;
  readonly label: string;
  /** Caption under the field: the channel's name, or a letter for it. */
  readonly caption: string;
  /** Returns the text of a colour, shown while nobody types. */
  readonly text: (color: PickerColor) => string;
  /** Range of the field, which makes it a spin button. */
  readonly range?: { readonly read: () => number; readonly max: number; readonly step: number };
  /** Whether the field is one of OKLCH. */
  readonly isOklch?: boolean;
  /** Applies typed text, which is final if `isDone`; `held` is the state before the typing began. */
  readonly take: (text: string, isDone: boolean, held: HeldState) => FieldAnswer;
  /** Changes the number of the field in a colour, that of before the gesture, and applies the result. */
  readonly step?: (value: number, from: PickerColor) => void;
}

/**
 * Returns a text field that never rewrites the text while it is being typed.
 *
 * The typed text is a draft until Enter or until the field loses focus; only then the field shows the colour's own text
 * again. An invalid draft is marked as an error and dropped at the end.
 */
export function fieldTree(face: Face, plan: FieldPlan): TreeElement {
  const { view, settings, memory, state } = face;
  const { label, caption, range, name } = plan;
  const draft = memory.drafts[name];
  const text = textOf(plan, state);
  const isWrong = Boolean(draft?.answer);
  const typing = draftOf(view, plan);
  const input = h(
    'input',
    {
      class: styles['input'],
      type: 'text',
      // Not part of any form: a form reset would restore a text without its colour.
      form: '',
      spellcheck: 'false',
      autocomplete: 'off',
      autocapitalize: 'off',
      'aria-label': label,
      'aria-invalid': isWrong && 'true',
      'aria-describedby': isWrong && errorId(view),
      disabled: settings.isDisabled,
      ...(range && {
        role: 'spinbutton',
        inputmode: 'decimal',
        'aria-valuemin': 0,
        'aria-valuemax': range.max,
        'aria-valuenow': text || null,
      }),
    },
    [],
    { value: draft?.draft ?? text, reading: () => readingOf(view, plan), on: inputHandlers(view, plan, typing) },
  );
  const hint = h('span', { 'aria-hidden': 'true', 'data-scrub': range ? '' : null }, [caption], {
    on: { pointerdown: (event: PointerEvent) => scrub(view, plan, event) },
  });
  return h('label', {}, [input, hint], { key: name });
}

function readingOf(view: PickerView, plan: FieldPlan): Reading {
  const own = textOf(plan, view.store.getState());
  return {
    value: view.memory().drafts[plan.name]?.draft ?? own,
    attributes: plan.range && own ? { 'aria-valuenow': own } : {},
  };
}

/** Returns the text of a field while nobody types: none after the colour was taken away. */
const textOf = ({ text }: FieldPlan, { color, isCleared }: Face['state']): string => (isCleared ? '' : text(color));

let pickers = 0;

/**
 * Returns an id for the error message, unique for each picker.
 *
 * No id is rendered on the server, because there is no error there; so the hydrated page matches.
 */
export const errorId = (view: PickerView): string => view.keep('error id', () => `gm-picker-error-${(pickers += 1)}`);

function inputHandlers(view: PickerView, plan: FieldPlan, typing: FieldDraft) {
  const { range, step } = plan;
  const { store } = view;
  const valueOf = ({ currentTarget }: Event) => (currentTarget as HTMLInputElement).value;
  return {
    input: (event: InputEvent) => (event.isComposing ? typing.compose(valueOf(event)) : typing.type(valueOf(event))),
    compositionend: (event: Event) => typing.type(valueOf(event)),
    // Scripts that fill in forms fire this event alone.
    change: (event: Event) => {
      if (valueOf(event) !== readingOf(view, plan).value) typing.type(valueOf(event));
    },
    blur: () => typing.leave(),
    keydown: (event: KeyboardEvent) => {
      if (isComposing(event)) return;
      if (event.key === 'Enter' && !typing.enter()) {
        // Invalid text must neither accept the choice of a popup nor submit a form.
        event.preventDefault();
        event.stopPropagation();
        store.announce(view.memory().error);
      }
      if (!range || !/^(Arrow|Page)(Up|Down)$/.test(event.key)) return;
      const next = moveByKey(event, { ...range, value: range.read(), page: range.step * 10 });
      if (next === null) return;
      event.preventDefault();
      typing.forget();
      step?.(next, wantedColor(view, plan.isOklch));
    },
    paste: (event: ClipboardEvent) => {
      const pasted = plainText(event.clipboardData?.getData('text') ?? '');
      // A text that is not accepted is pasted as it is, and marked as an error.
      if (!canReadColor(pasted) || plan.take(pasted, true, store.hold()) !== null) return;
      event.preventDefault();
      typing.forget();
      store.commit();
    },
  };
}

function scrub(view: PickerView, plan: FieldPlan, event: PointerEvent) {
  const { range, step } = plan;
  let from: PickerColor | undefined;
  const caption = event.currentTarget as HTMLElement;
  if (!range || isOff(view, caption.parentElement!)) return;
  startScrub(caption, event, {
    store: view.store,
    value: range.read(),
    max: range.max,
    step: range.max <= 1 ? range.step / 10 : range.step,
    onMove: (next) => {
      if (view.settings().isDisabled) return;
      draftOf(view, plan).forget();
      from ??= view.store.getState().color;
      step?.(next, from);
    },
    onMoveEnd: () => endDrag(view),
  });
}

/** Returns the draft of a field; it is created once for each picker. */
function draftOf(view: PickerView, plan: FieldPlan): FieldDraft {
  const all = draftsOf(view);
  let typing = all.get(plan.name);
  if (!typing) {
    typing = createFieldDraft({
      store: view.store,
      take: plan.take,
      show: (draft, answer) => show(view, plan.name, draft, answer),
    });
    all.set(plan.name, typing);
  }
  return typing;
}

const draftsOf = (view: PickerView) => view.keep('drafts', () => new Map<string, FieldDraft>());

/** Ends the typing and any other gesture of a picker, because its fields change or disappear; drafts are discarded. */
export function endTyping(view: PickerView): void {
  for (const typing of draftsOf(view).values()) typing.forget();
  view.store.commit();
}

function show(view: PickerView, name: string, draft: string | null, answer: FieldAnswer) {
  const { drafts, error } = view.memory();
  const { [name]: before, ...others } = drafts;
  const lastError = before?.answer || '';
  if (draft === null && !before) return;
  const next = answer || (lastError ? '' : error);
  view.change({ drafts: draft === null ? others : { ...others, [name]: { draft, answer } }, error: next });
  // Announced once, and not with every letter that is typed.
  if ((answer || '') !== lastError) view.store.announce(next);
}
