import { useEffect, useId, useRef, useState, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { withRef } from '@genmaster/react-compat';
import { useModalDialog } from '../dialog/use-modal-dialog.ts';
import { PAGE_FINDER_LABELS, type PageFinderLabels } from './page-finder-labels.ts';
import styles from './page-finder.module.css';

/** One place that fits what was typed. */
export interface FoundPage {
  href: string;
  label: string;
  /** Where it belongs: its area, and its page if it is a part of one; empty for an area. */
  detail: string;
  /** What is there, in one sentence. @default none */
  about?: string;
}

export interface PageFinderProps extends Omit<ComponentPropsWithRef<'dialog'>, 'open' | 'onSelect' | 'results'> {
  /** Whether it is shown. */
  isOpen: boolean;
  /** What is typed. */
  words: string;
  /** Something was typed or taken back. */
  onWordsChange: (details: { words: string }) => void;
  /** What fits, the best first; before anything is typed, where one can start. */
  results: readonly FoundPage[];
  /** Whether there is something to search in. */
  status: 'loading' | 'ready' | 'lost';
  /** A place was chosen; `isElsewhere` when it is wanted in a tab of its own. */
  onChoose: (details: { href: string; isElsewhere: boolean }) => void;
  /** What is searched was lost, and is asked for once more. */
  onRetry: () => void;
  /** The visitor wants it gone. */
  onDismiss: () => void;
  /** Any of the texts, in another language or wording. */
  labels?: Partial<PageFinderLabels>;
}

/**
 * Finds a page by its words: a field with a list of results under it, in a dialog.
 *
 * The focus stays in the field; arrow keys move through the list, Enter opens, Escape closes. What is found is the
 * host’s affair.
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
  const dialog = useModalDialog(isOpen, ref);
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const [active, setActive] = useState(0);
  // The list may have become shorter since the key was pressed.
  const current = Math.min(active, results.length - 1);
  const isAsked = words.trim() !== '';

  useEffect(() => {
    list.current?.children[current]?.scrollIntoView?.({ block: 'nearest' });
  }, [current]);

  const move = (event: KeyboardEvent, to: number) => {
    event.preventDefault();
    if (results.length > 0) setActive((to + results.length) % results.length);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const result = results[current];
    if (event.key === 'ArrowDown') move(event, current + 1);
    else if (event.key === 'ArrowUp') move(event, current - 1);
    else if (event.key === 'Enter' && result) {
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
      {/* After the field, which a dialog’s focus goes to first. */}
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
          // The keys are the field’s, which keeps the focus.
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

/** The one line above the list, which is also what assistive technology announces. */
function messageOf({ status, isAsked, words, count }: Moment, text: PageFinderLabels): string {
  if (!isAsked) return text.start;
  if (status === 'loading') return text.loading;
  if (count === 0) return text.none.replace('{words}', words.trim());
  return count === 1 ? text.one : text.many.replace('{count}', String(count));
}
