import type { ThemeStep } from '@genmaster/theme-engine';
import { useMemo } from 'react';
import { changeBetween } from './change-between.ts';
import type { PanelTabProps } from './panel-tab-props.ts';
import controls from './panel-controls.module.css';
import styles from './panel-views.module.css';

/** Renders all steps by name, newest on top; a press goes to a step, and later steps stay available. */
export function HistoryView({ engine, snapshot, labels }: PanelTabProps) {
  const { catalogue } = engine;
  // The list changes with the snapshot.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const { steps, at } = useMemo(() => engine.listSteps(), [engine, snapshot]);
  const changeOf = (step: ThemeStep, index: number) => {
    const before = steps[index - 1];
    return before && changeBetween(catalogue, before.state, step.state);
  };
  return (
    <>
      <p className={controls.hint}>{labels.historyHint}</p>
      <ol reversed className={styles.steps}>
        {steps
          .map((step, index) => {
            const change = changeOf(step, index);
            return (
              <li key={index}>
                <button
                  type="button"
                  className={styles.step}
                  aria-current={index === at ? 'step' : undefined}
                  data-undone={index > at || undefined}
                  onClick={() => engine.goToStep(index)}
                >
                  <span className={styles.dot} aria-hidden="true" />
                  <span className={styles.name}>
                    {step.label ?? labels.opened}
                    {step.isSaved ? <small> · {labels.savedStep}</small> : null}
                  </span>
                  {change?.kind === 'color' ? (
                    <span className={styles.swatches} aria-hidden="true">
                      <span className={styles.swatch} style={{ background: change.from }} />
                      <span className={styles.swatch} style={{ background: change.to }} />
                    </span>
                  ) : change ? (
                    <small dir="ltr">
                      {change.from} → {change.to}
                    </small>
                  ) : null}
                </button>
              </li>
            );
          })
          .reverse()}
      </ol>
    </>
  );
}
