import { fieldsOf, type ThemeEngine } from '@genmaster/theme-engine';
import { exportNames, type ExportFormat } from '@genmaster/theme-engine/export';
import type { ThemeToolsLabels } from './theme-panel-labels.ts';
import { useState } from 'react';
import styles from './mapping.module.css';

export interface ExportNamesProps {
  engine: ThemeEngine;
  format: ExportFormat;
  labels: ThemeToolsLabels;
}

/** Renders the exported name of each field before the export, and the fields that the format cannot express. */
export function ExportNames({ engine, format, labels }: ExportNamesProps) {
  const [isOpen, setIsOpen] = useState(false);
  const rows = fieldsOf(engine.catalogue).map((field) => ({ field, name: exportNames(field, format) }));
  const left = rows.filter(({ name }) => name === null);
  const named = rows.filter(({ name }) => name !== null);
  return (
    <details className={styles.mapping} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{labels.names.replace('{count}', `${named.length}`).replace('{left}', `${left.length}`)}</summary>
      {isOpen ? (
        <ul className={styles.list}>
          {[...named, ...left].map(({ field, name }) => (
            <li key={field.id} data-ignored={name === null ? '' : undefined}>
              <span>{field.label}</span>
              {name === null ? <span>{labels.noName}</span> : <code>{name}</code>}
            </li>
          ))}
        </ul>
      ) : null}
    </details>
  );
}
