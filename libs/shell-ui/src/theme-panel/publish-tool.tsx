import { resolveScheme } from '@genmaster/theme-engine';
import { useState } from 'react';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.tsx';
import type { SchemePublishing } from './scheme-publishing.ts';
import type { ThemeToolsProps } from './theme-tools-props.ts';
import controls from './panel-controls.module.css';
import styles from './theme-tools.module.css';

/** Renders the publishing of the changed scheme, after a confirmation, and its result. */
export function PublishTool({
  engine,
  snapshot,
  labels,
  confirmLabels,
  publishing,
}: Pick<ThemeToolsProps, 'engine' | 'snapshot' | 'labels' | 'confirmLabels'> & { publishing: SchemePublishing }) {
  const [isAsking, setIsAsking] = useState(false);
  const { themeId, schemeCode, overrides } = snapshot.draft;
  const { name } = resolveScheme(engine.catalogue, { themeId, savedScheme: schemeCode });
  const hasChanges = Object.keys({ ...overrides.base, ...overrides.flately, ...overrides.dark }).length > 0;
  const { state } = publishing;
  const isUnderWay = state === 'under-way';
  // After a further change the last result no longer applies.
  const outcome = state === 'idle' || isUnderWay || (state === 'published' && hasChanges) ? null : state;

  return (
    <section className={styles.tool}>
      <p className={controls.hint}>{hasChanges ? labels.publishHint : labels.publishNothing}</p>
      <button
        type="button"
        className={controls.button}
        aria-disabled={!hasChanges || isUnderWay}
        onClick={() => setIsAsking(hasChanges && !isUnderWay)}
      >
        {isUnderWay ? labels.publishing : labels.publishScheme}
      </button>
      {isUnderWay ? <progress className={controls.progress} aria-label={labels.publishing} /> : null}
      <p aria-live="polite" className={outcome && outcome !== 'published' ? controls.advice : controls.hint}>
        {outcome ? labels.publishOutcomes[outcome] : null}
      </p>
      <ConfirmDialog
        isOpen={isAsking}
        question={labels.confirmPublish.replace('{scheme}', () => name)}
        onConfirm={() => {
          setIsAsking(false);
          publishing.publish();
        }}
        onCancel={() => setIsAsking(false)}
        labels={confirmLabels}
      />
    </section>
  );
}
