import { findField, type ThemeMode } from '@genmaster/theme-engine';
import type { ContrastFinding } from '@genmaster/theme-engine/color';
import type { PanelTabProps } from './panel-tab-props.ts';
import { ThemePicture } from './theme-picture.tsx';
import { useModeFindings } from './use-mode-findings.ts';
import controls from './panel-controls.module.css';
import styles from './panel-views.module.css';

/**
 * Renders every mode with its contrast problems, repaired one by one or all together, and a switch for more contrast in
 * all of them.
 */
export function ModesView({ engine, snapshot, labels }: PanelTabProps) {
  const { catalogue } = engine;
  const { shown, science } = useModeFindings(engine, snapshot);
  const broken = shown.filter(({ findings }) => findings && findings.length > 0);
  const nameOf = (id: string) => findField(catalogue, id)?.label ?? id;
  /** Returns the nearest colour of either field that repairs a pair; most repairs change the text. */
  const repairOf = ({ fieldId, withId }: ContrastFinding, variables: (typeof shown)[number]['variables']) =>
    [fieldId, withId].flatMap((id) => {
      const [nearest] = science?.repairField(catalogue, variables, id) ?? [];
      return nearest ? [[id, nearest.color] as const] : [];
    })[0];
  const repairAll = () => {
    engine.begin('Repair everything');
    for (const { mode } of broken) {
      for (const [id, color] of science!.repairMode(catalogue, engine.getSnapshot().draft, mode)) {
        engine.setField(id, color, mode);
      }
    }
    engine.commit();
  };
  const repairOne = (id: string, color: string, mode: ThemeMode) => {
    engine.begin('Repair {name}', id);
    engine.setField(id, color, mode);
    engine.commit();
  };

  return (
    <>
      {catalogue.moreContrast ? (
        <label className={styles.option}>
          <input
            type="checkbox"
            checked={snapshot.contrast === 'more'}
            onChange={(event) => engine.setContrast(event.currentTarget.checked ? 'more' : 'normal')}
          />
          <span>
            {labels.highContrast}
            <small>{labels.highContrastHint}</small>
          </span>
        </label>
      ) : null}
      {broken.length > 0 ? (
        <button
          type="button"
          className={controls.button}
          onClick={(event) => {
            // The button disappears after the repair, so the focus moves to the view.
            event.currentTarget.closest<HTMLElement>('[data-view]')?.focus();
            repairAll();
          }}
        >
          {labels.repairAll}
        </button>
      ) : null}
      {shown.map(({ mode, variables, findings }) => (
        <section key={mode} className={styles.mode} data-mode={mode} aria-label={labels.modes[mode]}>
          <button
            type="button"
            className={styles.look}
            aria-pressed={mode === snapshot.draft.mode}
            onClick={() => engine.chooseMode(mode)}
          >
            <ThemePicture variables={variables} mode={mode} />
            <span>
              {labels.modes[mode]}
              <small>
                {findings === null
                  ? ''
                  : findings.length === 0
                    ? labels.readable
                    : `▲ ${findings.length} ${labels.hardToRead}`}
              </small>
            </span>
          </button>
          {findings?.map((finding) => {
            const repair = repairOf(finding, variables);
            return (
              <div key={`${finding.fieldId} ${finding.withId}`} className={styles.finding}>
                <p>
                  <strong>{nameOf(finding.fieldId)}</strong>{' '}
                  {labels.lowContrast
                    .replace('{ratio}', String(Math.floor(finding.ratio * 10) / 10))
                    .replace('{with}', () => nameOf(finding.withId))
                    .replace('{min}', String(finding.min))}
                </p>
                {repair ? (
                  <button
                    type="button"
                    className={controls.button}
                    aria-label={`${labels.repair}: ${nameOf(repair[0])} (${labels.modes[mode]})`}
                    onClick={(event) => {
                      event.currentTarget.closest('section')?.querySelector('button')?.focus();
                      repairOne(...repair, mode);
                    }}
                  >
                    <span className={styles.swatch} style={{ background: repair[1] }} aria-hidden="true" />
                    {labels.repair}
                  </button>
                ) : null}
              </div>
            );
          })}
        </section>
      ))}
    </>
  );
}
