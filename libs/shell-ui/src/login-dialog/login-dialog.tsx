import { useId, useRef, useState, type ComponentPropsWithRef, type FormEvent } from 'react';
import { withRef } from '@genmaster/react-compat';
import { useModalDialog } from '../dialog/use-modal-dialog.ts';
import styles from '../dialog/dialog.module.css';

export interface LoginDialogValues {
  userCode: string;
  password: string;
}

export interface LoginDialogLabels {
  title: string;
  hint: string;
  userCode: string;
  password: string;
  submit: string;
  submitting: string;
  cancel: string;
  userCodeMissing: string;
  passwordMissing: string;
}

export interface LoginDialogProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'onSubmit' | 'onCancel'> {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Whether an attempt is in progress; a second one cannot be sent meanwhile. */
  isBusy?: boolean | undefined;
  /** Reason why the last attempt failed, shown as text in an alert. */
  problem?: string | null | undefined;
  /** Fires when both fields are filled in and submitted. */
  onSubmit: (values: LoginDialogValues) => void;
  /** Fires when the visitor cancels the sign-in. */
  onCancel: () => void;
  /** Texts to replace, for another language or wording. */
  labels?: Partial<LoginDialogLabels> | undefined;
}

const ENGLISH: LoginDialogLabels = {
  title: 'Sign in',
  hint: 'Your theme is stored with your account and is there on every device.',
  userCode: 'User code',
  password: 'Password',
  submit: 'Sign in',
  submitting: 'Signing in…',
  cancel: 'Cancel',
  userCodeMissing: 'Enter your user code.',
  passwordMissing: 'Enter your password.',
};

/**
 * Renders a form for user code and password.
 *
 * It marks missing entries, keeps the typed text when an attempt fails, and clears it when the dialog closes.
 */
export const LoginDialog = /* @__PURE__ */ withRef(function LoginDialog({
  isOpen,
  isBusy = false,
  problem = null,
  onSubmit,
  onCancel,
  labels,
  className,
  ref,
  onClose,
  ...rest
}: LoginDialogProps) {
  const text = { ...ENGLISH, ...labels };
  const dialog = useModalDialog({ isOpen, ref, onCancel });
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  const [missing, setMissing] = useState<readonly (keyof LoginDialogValues)[]>([]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    const values = { userCode: String(data.get('userCode')).trim(), password: String(data.get('password')) };
    const empty = (['userCode', 'password'] as const).filter((name) => values[name] === '');
    setMissing(empty);
    const first = empty[0];
    if (first) event.currentTarget.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else onSubmit(values);
  };

  return (
    <dialog
      {...rest}
      ref={dialog}
      aria-labelledby={titleId}
      className={[styles.dialog, className].filter(Boolean).join(' ')}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      onClose={(event) => {
        // The next person who opens the dialog must find neither the user code nor the password of somebody else.
        form.current?.reset();
        setMissing([]);
        onClose?.(event);
      }}
    >
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        onInput={({ target }) =>
          setMissing((names) => names.filter((name) => name !== (target as HTMLInputElement).name))
        }
      >
        <h2 id={titleId} className={styles.title}>
          {text.title}
        </h2>
        <p className={styles.hint}>{text.hint}</p>
        <div role="alert">{problem ? <p className={styles.alert}>{problem}</p> : null}</div>
        <LoginField
          name="userCode"
          label={text.userCode}
          autoComplete="username"
          error={missing.includes('userCode') ? text.userCodeMissing : null}
        />
        <LoginField
          name="password"
          type="password"
          label={text.password}
          autoComplete="current-password"
          error={missing.includes('password') ? text.passwordMissing : null}
        />
        <div className={styles.actions}>
          <button type="button" className={styles.secondary} onClick={onCancel}>
            {text.cancel}
          </button>
          <button type="submit" className={styles.primary} aria-disabled={isBusy}>
            {isBusy ? text.submitting : text.submit}
          </button>
        </div>
      </form>
    </dialog>
  );
});

interface LoginFieldProps {
  name: keyof LoginDialogValues;
  label: string;
  autoComplete: string;
  type?: 'text' | 'password';
  error: string | null;
}

function LoginField({ name, label, autoComplete, type = 'text', error }: LoginFieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type={type}
        className={styles.input}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        required
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      {error ? (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
