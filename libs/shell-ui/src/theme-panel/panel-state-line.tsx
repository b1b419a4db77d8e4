import { inertProps } from '@genmaster/react-compat';
import type { ThemeCatalogue, ThemeSnapshot } from '@genmaster/theme-engine';
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
  /** The panel was opened: only then it is worked out what cannot be read. */
  isWanted: boolean;
  /** Out of reach while something else has to be decided. */
  isInert: boolean;
  onFilter: (filter: FieldFilter) => void;
}

/** Whether there is something to save; how many fields are changed and how many are hard to read, each a press away. */
export function PanelStateLine({
  catalogue,
  snapshot,
  labels,
  isDirty,
  isWanted,
  isInert,
  onFilter,
}: PanelStateLineProps) {
  const science = useColorScience(isWanted);
  // A drag goes on while it is judged.
  const variables = useDeferredValue(snapshot.resolved.variables);
  const unreadable = useMemo(
    () => new Set(science?.auditContrast(catalogue, variables).map(({ fieldId }) => fieldId)).size,
    [science, catalogue, variables],
  );
  const counts = [
    ['changed', snapshot.changedFields.size, labels.changed],
    ['hardToRead', unreadable, labels.hardToRead],
  ] as const;
  return (
    <div className={styles.line} {...inertProps(isInert)}>
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
