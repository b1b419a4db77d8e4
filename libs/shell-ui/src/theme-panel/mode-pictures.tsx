import type { ThemeMode } from '@genmaster/theme-engine';
import { useId } from 'react';
import { ModeVerdict } from './mode-verdict.tsx';
import type { PanelTabProps } from './panel-tab-props.ts';
import { ThemePicture } from './theme-picture.tsx';
import type { ModesOfDraft } from './use-mode-findings.ts';
import controls from './panel-controls.module.css';
import styles from './picture-choice.module.css';

/**
 * Renders pictures of the three modes as they look now, each with its contrast problems.
 *
 * An edit in one mode shows in all three pictures at once; Repair fixes one mode and leaves the others unchanged.
 */
export function ModePictures({ engine, snapshot, labels, modes }: PanelTabProps & { modes: ModesOfDraft }) {
  const groupName = useId();
  const { shown, science } = modes;
  const repair = (mode: ThemeMode) => {
    if (!science) return;
    engine.begin(`Repair ${mode}`);
    for (const [id, color] of science.repairMode(engine.catalogue, engine.getSnapshot().draft, mode)) {
      engine.setField(id, color, mode);
    }
    engine.commit();
  };
  return (
    <fieldset className={controls.group}>
      <legend className={controls.legend}>
        {labels.colorScheme} <span className={controls.axis}>{labels.mode}</span>
      </legend>
      <div className={styles.row}>
        {shown.map(({ mode, variables, findings }) => (
          <div key={mode} data-mode={mode}>
            <label className={styles.tile}>
              <input
                type="radio"
                name={`${groupName}-mode`}
                value={mode}
                checked={mode === snapshot.draft.mode}
                aria-describedby={`${groupName}-${mode}`}
                onChange={() => engine.chooseMode(mode)}
              />
              <ThemePicture variables={variables} mode={mode} />
              {labels.modes[mode]}
            </label>
            <ModeVerdict
              id={`${groupName}-${mode}`}
              problems={findings && findings.length}
              labels={labels}
              name={labels.modes[mode]}
              onRepair={() => repair(mode)}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
