import type { ThemeEngine, ThemeMode, ThemeSnapshot } from '@genmaster/theme-engine';
import { useId } from 'react';
import { SchemeList, type SchemeListProps } from './scheme-list.tsx';
import { ThemeSections, type ThemeSectionsProps } from './theme-sections.tsx';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import controls from './panel-controls.module.css';
import styles from './theme-tab.module.css';

export interface PanelTabProps {
  engine: ThemeEngine;
  snapshot: ThemeSnapshot;
  labels: ThemePanelLabels;
}

export interface ThemeTabProps extends SchemeListProps, ThemeSectionsProps {
  /** What the theme is chosen for: the website, or a desktop that lies over it. */
  surface: 'website' | 'desktop';
}

const MODES: readonly ThemeMode[] = ['light', 'dark', 'flately'];
const SURFACES = ['desktop', 'website'] as const;

/** Theme, palette, mode, and one expandable section for each group of fields. */
export function ThemeTab({ surface, onPreviewChange, ...props }: ThemeTabProps) {
  const { engine, snapshot, labels } = props;
  const { themeId, mode } = snapshot.draft;
  const groupName = useId();
  return (
    <>
      {SURFACES.map((entry) => (
        <label key={entry} className={`${controls.field} ${controls.entry}`} hidden={entry !== surface}>
          <span className={controls.label}>{labels[`${entry}Theme`]}</span>
          <select
            className={controls.select}
            value={themeId}
            onChange={(event) => engine.chooseTheme(event.currentTarget.value)}
          >
            {engine.catalogue.themes.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
      <SchemeList engine={engine} snapshot={snapshot} labels={labels} onPreviewChange={onPreviewChange} />
      <fieldset className={controls.group}>
        <legend className={controls.legend}>
          {labels.colorScheme}
          <span className={controls.spoken}>: {labels.mode}</span>
        </legend>
        <div className={styles.segments}>
          {MODES.map((option) => (
            <label key={option} className={`${controls.choice} ${styles.segment}`}>
              <input
                type="radio"
                name={`${groupName}-mode`}
                value={option}
                checked={option === mode}
                onChange={() => engine.chooseMode(option)}
              />
              {labels.modes[option]}
            </label>
          ))}
        </div>
      </fieldset>
      <ThemeSections {...props} />
    </>
  );
}
