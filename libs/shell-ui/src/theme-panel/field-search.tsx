import { isComposing } from '@genmaster/keyboard';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import controls from './panel-controls.module.css';
import styles from './field-search.module.css';

export interface FieldSearchProps {
  query: string;
  labels: Pick<ThemePanelLabels, 'search'>;
  /** Whether a search or a filter hides fields; Escape then ends both. */
  isNarrowed: boolean;
  onQuery: (query: string) => void;
  onLeave: () => void;
}

/** Renders the search of the fields, with the key that leads to it. */
export function FieldSearch({ query, labels, isNarrowed, onQuery, onLeave }: FieldSearchProps) {
  return (
    <div className={styles.place}>
      <svg viewBox="0 0 16 16" width="16" height="16" className={styles.icon} aria-hidden="true">
        <path
          d="M7 12a5 5 0 1 0 0-10 5 5 0 0 0 0 10Zm3.6-1.4L14 14"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
      <input
        type="search"
        data-search=""
        aria-keyshortcuts="/"
        className={`${controls.input} ${styles.input}`}
        aria-label={labels.search}
        placeholder={labels.search}
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !isNarrowed || isComposing(event.nativeEvent)) return;
          // The first Escape clears the search; the next one closes the panel.
          event.preventDefault();
          onLeave();
        }}
      />
      {query ? null : (
        <kbd className={styles.key} aria-hidden="true">
          /
        </kbd>
      )}
    </div>
  );
}
