import { findField, type ThemeEngine } from '@genmaster/theme-engine';
import type { ThemeImport } from '@genmaster/theme-engine/export';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import styles from './mapping.module.css';

export interface ImportMappingProps {
  found: ThemeImport;
  engine: ThemeEngine;
  labels: ThemePanelLabels;
}

/** Renders the field that each value of a file goes to, and the values that are left out. */
export function ImportMapping({ found: { taken, ignored }, engine, labels }: ImportMappingProps) {
  return (
    <details className={styles.mapping} open={taken.length === 0}>
      <summary>
        {taken.length === 0 ? labels.nothingTaken : labels.mapping.replace('{count}', `${taken.length}`)}
      </summary>
      <ul className={styles.list}>
        {ignored.map(({ from, mode, reason }) => (
          <li key={`${from} ${mode}`} data-ignored="">
            <code>{from}</code>
            <span>{reason === 'bad-value' ? labels.badValue : labels.noCounterpart}</span>
          </li>
        ))}
        {taken.map(({ from, fieldId, mode }) => (
          <li key={`${from} ${fieldId} ${mode}`}>
            <code>{from}</code>
            <span>
              {findField(engine.catalogue, fieldId)?.label} · {labels.modes[mode]}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
