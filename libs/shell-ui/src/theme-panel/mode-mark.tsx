import { findField, type ThemeEngine, type ThemeField, type ThemeMode } from '@genmaster/theme-engine';
import type { ModeFindings } from './use-mode-findings.ts';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import styles from './contrast-advice.module.css';

export interface ModeMarkProps {
  field: ThemeField;
  /** Mode in which the field is hard to read. */
  mode: ThemeMode;
  /** Findings of that mode about this field. */
  findings: NonNullable<ModeFindings['findings']>;
  engine: ThemeEngine;
  labels: ThemePanelLabels;
  /** Opens the view of all modes, which repairs them. */
  onModes: () => void;
}

/** Renders a mark that a colour is hard to read in a mode that is not shown; a press opens the view of all modes. */
export function ModeMark({ field, mode, findings, engine, labels, onModes }: ModeMarkProps) {
  const [worst] = [...findings].sort((a, b) => a.ratio / a.min - b.ratio / b.min);
  if (!worst) return null;
  const ratio = String(Math.floor(worst.ratio * 10) / 10);
  const partner = findField(engine.catalogue, worst.fieldId === field.id ? worst.withId : worst.fieldId);
  const advice = labels.lowContrast
    .replace('{ratio}', ratio)
    .replace('{with}', () => partner?.label ?? '')
    .replace('{min}', String(worst.min));
  const name = `${labels.modes[mode]}: ${advice}`;
  return (
    <div className={styles.place}>
      <button
        type="button"
        className={styles.badge}
        data-mode-mark={mode}
        aria-label={`${field.label}, ${name}`}
        title={name}
        onClick={onModes}
      >
        {ratio}
      </button>
    </div>
  );
}

/** Returns the first of the modes not shown in which a field is hard to read, with its findings. */
export function lowElsewhere(
  fieldId: string,
  elsewhere: readonly ModeFindings[],
): Pick<ModeMarkProps, 'mode' | 'findings'> | null {
  for (const { mode, findings } of elsewhere) {
    const own = (findings ?? []).filter((finding) => finding.fieldId === fieldId || finding.withId === fieldId);
    if (own.length > 0) return { mode, findings: own };
  }
  return null;
}
