import { useId } from 'react';
import type { VoiceAssistantLabels } from './voice-assistant-labels.ts';
import styles from './voice-assistant.module.css';

export interface CommandFormProps {
  /** Typed text. */
  text: string;
  /** Commands that complete the typed text. */
  examples: readonly string[];
  onTextChange: (details: { text: string }) => void;
  onCommand: (details: { text: string }) => void;
  labels: VoiceAssistantLabels;
}

/** Renders the text box of the assistant, with the commands as completions. */
export function CommandForm({ text, examples, onTextChange, onCommand, labels }: CommandFormProps) {
  const id = useId();
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onCommand({ text });
      }}
    >
      <label htmlFor={`${id}-field`} className={styles.label}>
        {labels.field}
      </label>
      <div className={styles.entry}>
        <input
          id={`${id}-field`}
          className={styles.field}
          list={`${id}-examples`}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          value={text}
          onChange={(event) => onTextChange({ text: event.currentTarget.value })}
        />
        <datalist id={`${id}-examples`}>
          {examples.map((example) => (
            <option key={example} value={example} />
          ))}
        </datalist>
        <button type="submit" className={styles.choice}>
          {labels.run}
        </button>
      </div>
    </form>
  );
}
