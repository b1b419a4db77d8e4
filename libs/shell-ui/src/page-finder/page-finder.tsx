import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { isComposing } from '@genmaster/keyboard';
import { useBrowserLayoutEffect, withRef } from '@genmaster/react-compat';
import { useModalDialog } from '../dialog/use-modal-dialog.ts';
import { PAGE_FINDER_LABELS, type PageFinderLabels } from './page-finder-labels.ts';
import styles from './page-finder.module.css';

/** Search result. */
export interface FoundPage {
  href: string;
  label: string;
  /** Location of the result: its area, and its page if it is a part of one; empty for an area. */
  detail: string;
  /** Content of the result, in one sentence. @default none */
  about?: string | undefined;
}

export interface PageFinderProps extends Omit<
  ComponentPropsWithRef<'dialog'>,
  'open' | 'onSelect' | 'onCancel' | 'results'
> {
  /** Whether the dialog is open. */
  isOpen: boolean;
  /** Typed text. */
  words: string;
  /** Fires when the typed text changes. */
  onWordsChange: (details: { words: string }) => void;
  /** Search results, best first; before anything is typed, suggestions to start from. */
  results: readonly FoundPage[];
  /** Loading state of the search index. */
  status: 'loading' | 'ready' | 'lost';
  /** Fires when a result is chosen; `isElsewhere` means that it opens in a new tab. */
  onChoose: (details: { href: string; isElsewhere: boolean }) => void;
  /** Fires when the visitor requests the search index again after it failed to load. */
  onRetry: () => void;
  /** Fires when the visitor closes the dialog. */
  onDismiss: () => void;
  /** Texts to replace, for another language or wording. */
  labels?: Partial<PageFinderLabels> | undefined;
}

/**
 * Renders a page search in a dialog: a field with a list of results under it.
 *
 * The focus stays in the field; arrow keys move through the list, Enter opens, Escape closes. The host does the search
 * itself.
 */
export const PageFinder = /* @__PURE__ */ withRef(function PageFinder({
  isOpen,
  words,
  onWordsChange,
  results,
  status,
  onChoose,
  onRetry,
  onDismiss,
  labels,
  className,
  ref,
  ...rest
}: PageFinderProps) {
  const text = { ...PAGE_FINDER_LABELS, ...labels };
  const dialog = useModalDialog({ isOpen, ref, onCancel: onDismiss });
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setActive(0);
  }
  // The list may be shorter than when the key was pressed.
  const current = Math.min(active, results.length - 1);
  const isAsked = words.trim() !== '';

  // WebKit puts the caret before a text that was typed before the dialog opened.
  useBrowserLayoutEffect(() => {
    const { length } = field.current?.value ?? '';
    if (isOpen && length > 0) field.current?.setSelectionRange(length, length);
  }, [isOpen]);
  useEffect(() => {
    list.current?.children[current]?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);

  const move = (event: KeyboardEvent, to: number) => {
    event.preventDefault();
    if (results.length > 0) setActive((to + results.length) % results.length);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (isComposing(event.nativeEvent)) return;
    const result = results[current];
    if (event.key === 'ArrowDown') move(event, current + 1);
    else if (event.key === 'ArrowUp') move(event, current - 1);
    else if (event.key === 'Escape') {
      // A search field would take the first press to empty itself.
      event.preventDefault();
      onDismiss();
    } else if (event.key === 'Enter' && result) {
      event.preventDefault();
      onChoose({ href: result.href, isElsewhere: event.ctrlKey || event.metaKey });
    }
  };

  return (
    <dialog
      {...rest}
      ref={dialog}
      aria-labelledby={`${id}-title`}
      className={[styles.dialog, className].filter(Boolean).join(' ')}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
    >
      <label id={`${id}-title`} htmlFor={`${id}-field`} className={styles.title}>
        {text.title}
      </label>
      <input
        ref={field}
        id={`${id}-field`}
        className={styles.field}
        type="search"
        role="combobox"
        aria-expanded={results.length > 0}
        aria-controls={`${id}-results`}
        aria-autocomplete="list"
        aria-describedby={`${id}-keys`}
        {...(current >= 0 ? { 'aria-activedescendant': `${id}-${current}` } : {})}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={text.placeholder}
        value={words}
        onChange={(event) => {
          setActive(0);
          onWordsChange({ words: event.currentTarget.value });
        }}
        onKeyDown={onKeyDown}
      />
      {/* After the field, because the dialog focuses its first control. */}
      <button type="button" className={styles.close} onClick={onDismiss}>
        {text.close}
      </button>
      {status === 'lost' ? (
        <p className={styles.message} role="alert">
          {text.lost}{' '}
          <button type="button" className={styles.retry} onClick={onRetry}>
            {text.retry}
          </button>
        </p>
      ) : (
        <p className={styles.message} role="status">
          {messageOf({ status, isAsked, words, count: results.length }, text)}
        </p>
      )}
      <ul ref={list} id={`${id}-results`} role="listbox" aria-label={text.title} className={styles.results}>
        {results.map((result, index) => (
          // The field keeps the focus and handles the keys.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events
          <li
            key={result.href}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === current}
            className={styles.result}
            onPointerMove={() => setActive(index)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={(event) =>
              onChoose({ href: result.href, isElsewhere: event.ctrlKey || event.metaKey || event.shiftKey })
            }
          >
            <span className={styles.label}>{result.label}</span>
            {result.detail ? <span className={styles.detail}>{result.detail}</span> : null}
            {result.about ? <span className={styles.about}>{result.about}</span> : null}
          </li>
        ))}
      </ul>
      <p id={`${id}-keys`} className={styles.keys}>
        {text.keys}
      </p>
    </dialog>
  );
});

interface Moment {
  status: PageFinderProps['status'];
  isAsked: boolean;
  words: string;
  count: number;
}

/** Returns the line above the list, which screen readers announce as well. */
function messageOf({ status, isAsked, words, count }: Moment, text: PageFinderLabels): string {
  if (!isAsked) return text.start;
  if (status === 'loading') return text.loading;
  if (count === 0) return text.none.replace('{words}', () => words.trim());
  return count === 1 ? text.one : text.many.replace('{count}', String(count));
}
