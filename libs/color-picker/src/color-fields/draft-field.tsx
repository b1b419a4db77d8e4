import { useLayoutEffect, useRef, useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from 'react';
import { canReadColor } from '../color/parse-color.ts';
import { moveByKey } from '../slider-keys/slider-keys.ts';
import type { FieldAnswer } from './field-text.ts';
import styles from './color-fields.module.css';

/** Props of `DraftField`. */
export interface DraftFieldProps {
  label: string;
  /** What stands under the field: its name, or a letter for it. */
  caption: string;
  /** Reads what the field shows while nobody types in it. */
  text: () => string;
  /** Tells when that may have changed between renders, so that a drag does not have to render; returns how to stop. */
  subscribe?: ((listener: () => void) => () => void) | undefined;
  /** Makes the field a spin button with this range; `value` reads where it is. */
  range?: { value: () => number; max: number; step: number } | undefined;
  disabled: boolean;
  /** The id of the element that shows the error. */
  errorId: string;
  /** Takes typed text, finished or on its way. */
  onText: (text: string, isDone: boolean) => FieldAnswer;
  /** Takes a pasted colour, whatever the field is for. */
  onPasteColor: (text: string) => void;
  onStep?: (value: number) => void;
  /** Tells what is wrong with the text now, or that nothing is. */
  onError: (error: string | null) => void;
  onDone: () => void;
}

/**
 * A text field that never rewrites what is being typed.
 *
 * The typed text is a draft until Enter or blur; only then the field shows the
 * colour's own text again. A draft that is no colour is marked and then dropped.
 */
export function DraftField(props: DraftFieldProps) {
  const { label, caption, text, subscribe, range, disabled, errorId } = props;
  const { onText, onPasteColor, onStep, onError, onDone } = props;
  const input = useRef<HTMLInputElement>(null);
  const isTyping = useRef(false);
  const [draft, setDraft] = useState<string | null>(null);
  const [answer, setAnswer] = useState<FieldAnswer>(null);

  useLayoutEffect(() =>
    subscribe?.(() => {
      const next = text();
      if (isTyping.current || input.current!.value === next) return;
      input.current!.value = next;
      if (range) input.current!.setAttribute('aria-valuenow', next);
    }),
  );

  function settle(nextAnswer: FieldAnswer, nextDraft: string | null) {
    isTyping.current = nextDraft !== null;
    setDraft(nextDraft);
    setAnswer(nextAnswer);
    if (nextAnswer || answer) onError(nextAnswer || null);
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const typed = event.target.value;
    // Before the colour changes: what is being typed must not be rewritten by it.
    isTyping.current = true;
    settle(onText(typed, false), typed);
  }

  function handleBlur() {
    if (draft && answer === '') onText(draft, true);
    settle(null, null);
    onDone();
  }

  function handleEnter(event: KeyboardEvent) {
    const finalAnswer = draft === null ? null : onText(draft, true);
    settle(finalAnswer, finalAnswer === null ? null : draft);
    onDone();
    if (finalAnswer === null) return;
    // A picker in a popup must not accept, nor a form be sent, with a text that is no colour.
    event.preventDefault();
    event.stopPropagation();
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') handleEnter(event);
    if (!range || !/^(Arrow|Page)(Up|Down)$/.test(event.key)) return;
    event.preventDefault();
    const next = moveByKey(event, { ...range, value: range.value(), page: range.step * 10 });
    settle(null, null);
    if (next !== null) onStep?.(next);
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData('text');
    if (!canReadColor(pasted)) return;
    event.preventDefault();
    settle(null, null);
    onPasteColor(pasted);
  }

  const shown = text();
  const spinButton = range && {
    role: 'spinbutton',
    inputMode: 'decimal' as const,
    'aria-valuemin': 0,
    'aria-valuemax': range.max,
    'aria-valuenow': Number(shown),
  };
  return (
    <label>
      <input
        {...spinButton}
        ref={input}
        // No form's business: a reset would bring back a text without its colour.
        form=""
        className={styles.input}
        type="text"
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        aria-label={label}
        aria-invalid={answer ? true : undefined}
        aria-describedby={answer ? errorId : undefined}
        value={draft ?? shown}
        disabled={disabled}
        onChange={handleChange}
        onKeyDown={handleKeyDown}
        onKeyUp={range && ((event) => event.key.startsWith('Arrow') && onDone())}
        onPaste={handlePaste}
        onBlur={handleBlur}
      />
      <span aria-hidden="true">{caption}</span>
    </label>
  );
}
