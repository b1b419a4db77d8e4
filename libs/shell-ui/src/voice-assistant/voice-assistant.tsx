import { useEffect, useId, useRef, type ComponentPropsWithRef } from 'react';
import { withRef } from '@genmaster/react-compat';
import { CommandForm } from './command-form.tsx';
import { VOICE_ASSISTANT_LABELS, type VoiceAssistantLabels } from './voice-assistant-labels.ts';
import styles from './voice-assistant.module.css';

export interface VoiceAssistantProps extends Omit<ComponentPropsWithRef<'section'>, 'children' | 'onSubmit'> {
  /** Typed text. */
  text: string;
  /** Fires when the typed text changes. */
  onTextChange: (details: { text: string }) => void;
  /** Fires when a typed command is submitted. */
  onCommand: (details: { text: string }) => void;
  /** Whether speech recognition is available. @default false */
  canListen?: boolean | undefined;
  /** Whether the microphone is on. @default false */
  isListening?: boolean | undefined;
  /** Fires when the visitor turns the microphone on or off. */
  onListeningChange: (details: { isListening: boolean }) => void;
  /** Recognised text of the last command; `null` if there is none yet. */
  heard?: string | null | undefined;
  /** Answer of the assistant: what it did, asks or could not do. */
  answer?: string | undefined;
  /** Whether the answer is a question; then the focus goes to “yes”, and Escape says no. @default false */
  isAsking?: boolean | undefined;
  /** Fires when the question is answered with yes. */
  onConfirm: () => void;
  /** Fires when the question is answered with no. */
  onCancel: () => void;
  /** Commands to choose from: all of them, or those nearest to a command that was not understood. */
  examples: readonly string[];
  /**
   * Whether the list of commands is open, as when the answer refers to it. The user may close and open it.
   * @default false
   */
  isListOpen?: boolean | undefined;
  /** Languages of the commands, each with its name in that language. */
  languages: readonly { code: string; name: string }[];
  /** Code of the spoken language; `labels` and `answer` are in it too, and read aloud as such. */
  language: string;
  /** Fires when another language is chosen. */
  onLanguageChange: (details: { language: string }) => void;
  /** Fires when the assistant is closed. Leave it out where the assistant is a part of the page. */
  onClose?: (() => void) | undefined;
  /** Appearance; `panel` floats at the corner of the window. @default 'panel' */
  variant?: 'panel' | 'inline' | undefined;
  /** Texts to replace, for another language or wording. */
  labels?: Partial<VoiceAssistantLabels> | undefined;
}

/**
 * Renders an assistant that takes commands by voice or from a text box, shows the recognised text, and asks before
 * something changes.
 *
 * It interprets nothing itself: the host parses, executes and answers. The microphone is off until its button is
 * pressed; a label shows that it is on.
 */
export const VoiceAssistant = /* @__PURE__ */ withRef(function VoiceAssistant({
  text,
  onTextChange,
  onCommand,
  canListen = false,
  isListening = false,
  onListeningChange,
  heard = null,
  answer = '',
  isAsking = false,
  onConfirm,
  onCancel,
  examples,
  isListOpen = false,
  languages,
  language,
  onLanguageChange,
  onClose,
  variant = 'panel',
  labels,
  className,
  onKeyDown,
  ...rest
}: VoiceAssistantProps) {
  const words = { ...VOICE_ASSISTANT_LABELS, ...labels };
  const titleId = useId();
  const yes = useRef<HTMLButtonElement>(null);
  const hasAnswerFocus = useRef(false);

  // A question may come from a voice command as well as from a key, so no event handler of this component can move the
  // focus.
  useEffect(() => {
    if (!isAsking) return;
    // In a shadow root, the document sees the focus on the host.
    const before = (yes.current!.getRootNode() as Document | ShadowRoot).activeElement as HTMLElement | null;
    yes.current!.focus();
    return () => {
      // The buttons are gone, so the focus returns to where it was before the question.
      if (hasAnswerFocus.current) before?.focus();
      hasAnswerFocus.current = false;
    };
  }, [isAsking]);

  return (
    // Escape is a shortcut for the buttons inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      {...rest}
      aria-labelledby={titleId}
      // Safari focuses no pressed button but the element around it; without one, Escape would do nothing.
      tabIndex={-1}
      lang={language}
      className={[styles.assistant, className].filter(Boolean).join(' ')}
      data-variant={variant}
      data-state={isListening ? 'listening' : 'quiet'}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        if (isAsking) onCancel();
        else if (isListening) onListeningChange({ isListening: false });
        else onClose?.();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {words.title}
        </h2>
        {onClose ? (
          <button type="button" className={styles.plain} onClick={onClose}>
            {words.close}
          </button>
        ) : null}
      </div>
      <div role="group" aria-label={words.language} className={styles.row}>
        {languages.map(({ code, name }) => (
          <button
            key={code}
            type="button"
            lang={code}
            className={styles.choice}
            aria-pressed={code === language}
            onClick={() => onLanguageChange({ language: code })}
          >
            {name}
          </button>
        ))}
      </div>
      {canListen ? (
        <div className={styles.row}>
          <button
            type="button"
            className={styles.listen}
            onClick={() => onListeningChange({ isListening: !isListening })}
          >
            <Microphone isOn={isListening} />
            {isListening ? words.stop : words.listen}
          </button>
          <span className={styles.sign}>{isListening ? words.microphoneOn : words.microphoneOff}</span>
        </div>
      ) : null}
      <p className={styles.note}>{canListen ? words.privacy : words.noSpeech}</p>
      <CommandForm text={text} labels={words} examples={examples} onTextChange={onTextChange} onCommand={onCommand} />
      <div className={styles.talk}>
        {heard === null ? null : (
          <p className={styles.heard}>
            {words.heard} <q>{heard}</q>
          </p>
        )}
        <p role="status" className={styles.answer}>
          {answer}
        </p>
        {isAsking ? (
          <div
            className={styles.row}
            onFocus={() => {
              hasAnswerFocus.current = true;
            }}
            onBlur={() => {
              hasAnswerFocus.current = false;
            }}
          >
            <button ref={yes} type="button" className={styles.yes} onClick={onConfirm}>
              {words.confirm}
            </button>
            <button type="button" className={styles.choice} onClick={onCancel}>
              {words.cancel}
            </button>
          </div>
        ) : null}
      </div>
      <details key={String(isListOpen)} className={styles.commands} open={isListOpen}>
        <summary>{words.commands}</summary>
        <ul className={styles.list}>
          {examples.map((example) => (
            <li key={example}>
              <button type="button" className={styles.choice} onClick={() => onTextChange({ text: example })}>
                {example}
              </button>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
});

function Microphone({ isOn }: { isOn: boolean }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        d="M10 2.5a2.5 2.5 0 0 0-2.5 2.5v5a2.5 2.5 0 0 0 5 0V5A2.5 2.5 0 0 0 10 2.5Z"
        fill={isOn ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.6"
      />
      <path
        d="M5 9.5a5 5 0 0 0 10 0M10 14.5v3"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
