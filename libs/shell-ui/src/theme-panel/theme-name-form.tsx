import { isComposing } from '@genmaster/keyboard';
import { useId, useState } from 'react';
import controls from './panel-controls.module.css';
import styles from './themes-view.module.css';

export interface ThemeNameFormProps {
  label: string;
  /** Initial name. */
  name: string;
  submitLabel: string;
  /** Returns whether the name was accepted; the field is empty or gone then. */
  onSubmit: (name: string) => Promise<boolean>;
  /** Label of the cancel button, if there is one. */
  cancelLabel?: string | undefined;
  onCancel?: (() => void) | undefined;
}

/** Renders a form for a name: Enter submits it, Escape cancels. */
export function ThemeNameForm({ label, name, submitLabel, onSubmit, cancelLabel, onCancel }: ThemeNameFormProps) {
  const id = useId();
  const [text, setText] = useState(name);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async () => {
    if (isBusy || text.trim() === '') return;
    setIsBusy(true);
    const isTaken = await onSubmit(text);
    setIsBusy(false);
    // The next name may already be there.
    if (isTaken) setText((now) => (now === text ? '' : now));
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
        // A form that can be cancelled was just opened to type a new name.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={onCancel !== undefined}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !onCancel || isComposing(event.nativeEvent)) return;
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
