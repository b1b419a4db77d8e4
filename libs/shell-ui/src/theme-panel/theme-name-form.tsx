import { useId, useState } from 'react';
import controls from './panel-controls.module.css';
import styles from './themes-view.module.css';

export interface ThemeNameFormProps {
  label: string;
  /** The name to begin with. */
  name: string;
  submitLabel: string;
  /** Says whether the name was taken; then the field is empty or gone. */
  onSubmit: (name: string) => Promise<boolean>;
  /** The way out without a name, where there is one. */
  cancelLabel?: string;
  onCancel?: () => void;
}

/** A name to type: Enter takes it, Escape goes without. */
export function ThemeNameForm({ label, name, submitLabel, onSubmit, cancelLabel, onCancel }: ThemeNameFormProps) {
  const id = useId();
  const [text, setText] = useState(name);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async () => {
    if (isBusy || text.trim() === '') return;
    setIsBusy(true);
    const isTaken = await onSubmit(text);
    setIsBusy(false);
    if (isTaken) setText('');
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label htmlFor={id} className={controls.label}>
        {label}
      </label>
      <input
        id={id}
        className={controls.input}
        value={text}
        maxLength={480}
        autoComplete="off"
        // Whoever asked for a new name types it next.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={onCancel !== undefined}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !onCancel) return;
          event.preventDefault();
          onCancel();
        }}
      />
      <button type="submit" className={controls.button} aria-disabled={isBusy || text.trim() === ''}>
        {submitLabel}
      </button>
      {onCancel ? (
        <button type="button" className={controls.button} onClick={onCancel}>
          {cancelLabel}
        </button>
      ) : null}
    </form>
  );
}
