import type { ThemeMode } from '@genmaster/theme-engine';
import type { ColorNotation } from '@genmaster/theme-engine/export';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import { MODES } from './theme-modes.ts';
import controls from './panel-controls.module.css';
import styles from './theme-tools.module.css';

const NOTATIONS: readonly ColorNotation[] = ['rgb', 'hex', 'hsl', 'oklch'];

/** What is chosen for a stylesheet. */
export interface ChosenStyle {
  colors: ColorNotation;
  modes: readonly ThemeMode[];
}

export interface ExportStyleProps {
  style: ChosenStyle;
  labels: Pick<ThemePanelLabels, 'modes' | 'modesTool' | 'tools'>;
  onChange: (style: ChosenStyle) => void;
}

/** Renders the choices for a stylesheet: the notation of its colours, and the modes in it. Light is in every file. */
export function ExportStyle({ style, labels, onChange }: ExportStyleProps) {
  const { colors, modes } = style;
  return (
    <>
      <label className={controls.field}>
        <span className={controls.label}>{labels.tools.colorsAs}</span>
        <select
          className={controls.select}
          value={colors}
          onChange={(event) => onChange({ colors: event.currentTarget.value as ColorNotation, modes })}
        >
          {NOTATIONS.map((notation) => (
            <option key={notation} value={notation}>
              {labels.tools.notations?.[notation] ?? notation}
            </option>
          ))}
        </select>
      </label>
      <div role="group" aria-label={labels.modesTool} className={controls.field}>
        <span aria-hidden className={controls.label}>
          {labels.modesTool}
        </span>
        <div className={styles.locks}>
          {MODES.map((mode) => (
            <label key={mode} className={styles.lock}>
              <input
                type="checkbox"
                checked={modes.includes(mode)}
                disabled={mode === 'light'}
                onChange={() =>
                  onChange({ colors, modes: MODES.filter((one) => modes.includes(one) !== (one === mode)) })
                }
              />
              {labels.modes[mode]}
            </label>
          ))}
        </div>
      </div>
    </>
  );
}
