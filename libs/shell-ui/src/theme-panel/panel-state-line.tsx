import { fieldsOf, type ThemeCatalogue, type ThemeSnapshot } from '@genmaster/theme-engine';
import { useDeferredValue, useMemo } from 'react';
import type { FieldFilter } from './sought-field-context.ts';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import { useColorScience } from './use-color-science.ts';
import styles from './panel-state-line.module.css';

export interface PanelStateLineProps {
  catalogue: ThemeCatalogue;
  snapshot: ThemeSnapshot;
  labels: ThemePanelLabels;
  isDirty: boolean;
  /** Whether the panel was opened; before that the contrast is not computed. */
  isWanted: boolean;
  onFilter: (filter: FieldFilter) => void;
}

/** Renders whether there are unsaved changes, and buttons with the numbers of changed and of hard-to-read fields. */
export function PanelStateLine({ catalogue, snapshot, labels, isDirty, isWanted, onFilter }: PanelStateLineProps) {
  const science = useColorScience(isWanted);
  // Deferred, so that a drag is not blocked by the contrast check.
  const variables = useDeferredValue(snapshot.resolved.variables);
  const unreadable = useMemo(
    () => new Set(science?.auditContrast(catalogue, variables).map(({ fieldId }) => fieldId)).size,
    [science, catalogue, variables],
  );
  const counts = [
    // A field that the catalogue no longer has can be changed, but not listed.
    ['changed', fieldsOf(catalogue).filter(({ id }) => snapshot.changedFields.has(id)).length, labels.changed],
    ['hardToRead', unreadable, labels.hardToRead],
  ] as const;
  return (
    <div className={styles.line} data-quiet={(!isDirty && counts.every(([, count]) => count === 0)) || undefined}>
      <p className={styles.status} role="status" data-dirty={isDirty || undefined}>
        {isDirty ? labels.unsaved : labels.allSaved}
      </p>
      {counts.map(([filter, count, word]) =>
        count > 0 ? (
          <button
            key={filter}
            type="button"
            className={styles.link}
            data-filter={filter}
            title={`${count} ${word}`}
            onClick={() => onFilter(filter)}
          >
            {count} {word}
          </button>
        ) : null,
      )}
    </div>
  );
}
