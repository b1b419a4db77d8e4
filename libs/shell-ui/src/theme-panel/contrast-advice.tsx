import { findField, parseColor, type ThemeEngine, type ThemeField, type ThemeSnapshot } from '@genmaster/theme-engine';
import type { ContrastFinding } from '@genmaster/theme-engine/color';
import { focusFieldOf } from './focus-field.ts';
import { useId } from 'react';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import type { ColorScience } from './use-color-science.ts';
import styles from './contrast-advice.module.css';

export interface ContrastAdviceProps {
  field: ThemeField;
  /** Findings about this field, as text or as background of text. */
  findings: readonly ContrastFinding[];
  science: ColorScience;
  engine: ThemeEngine;
  snapshot: ThemeSnapshot;
  labels: ThemePanelLabels;
}

/** Renders a warning that a colour is hard to read, and repairs it with one press: lightness changes, the hue stays. */
export function ContrastAdvice({ field, findings, science, engine, snapshot, labels }: ContrastAdviceProps) {
  const adviceId = useId();
  const [worst] = [...findings].sort((a, b) => a.ratio / a.min - b.ratio / b.min);
  if (!worst) return null;
  const partner = findField(engine.catalogue, worst.fieldId === field.id ? worst.withId : worst.fieldId);
  const repairs = repairsOf({ field, findings, science, engine, snapshot });
  const text = labels.lowContrast
    .replace('{ratio}', String(Math.floor(worst.ratio * 10) / 10))
    .replace('{with}', () => partner?.label ?? '')
    .replace('{min}', String(worst.min));
  const perceived = perceivedOf(worst, engine, snapshot, science);
  // Rounded down, so that 4.49 is not shown as the 4.5 that it misses.
  const ratio = String(Math.floor(worst.ratio * 10) / 10);
  const isRepairable = repairs.length > 0;
  return (
    <div className={styles.place}>
      {isRepairable ? (
        <button
          type="button"
          className={styles.badge}
          aria-label={`${labels.repair}: ${field.label}`}
          aria-describedby={adviceId}
          onClick={(event) => {
            focusFieldOf(event.currentTarget);
            engine.begin('Repair {name}', field.id);
            for (const [id, color] of repairs) engine.setField(id, color);
            engine.commit();
          }}
        >
          {ratio}
        </button>
      ) : (
        <span className={styles.badge} aria-hidden="true">
          {ratio}
        </span>
      )}
      <p id={adviceId} className={styles.advice}>
        <span>{text}</span>
        {perceived === null ? null : <span>{labels.perceived.replace('{lc}', String(perceived))}</span>}
        {isRepairable ? <span aria-hidden="true">{labels.repair}</span> : null}
      </p>
    </div>
  );
}

/**
 * Returns the APCA contrast of the worst pair, in whole steps and without the sign that distinguishes light text from
 * dark.
 */
function perceivedOf(
  { fieldId, withId }: ContrastFinding,
  engine: ThemeEngine,
  { resolved: { variables } }: ThemeSnapshot,
  science: ColorScience,
): number | null {
  const text = parseColor(variables[findField(engine.catalogue, fieldId)?.variable ?? '']);
  const under = science.backgroundOf(engine.catalogue, variables, withId);
  return text && under && Math.round(Math.abs(science.apcaContrast(text, under)));
}

/**
 * Returns the nearest readable colour of the field itself, or else of the other field of each pair; empty if no
 * lightness is enough.
 */
function repairsOf({
  field,
  findings,
  science,
  engine,
  snapshot,
}: Omit<ContrastAdviceProps, 'labels'>): (readonly [id: string, color: string])[] {
  const nearest = (id: string) => science.repairField(engine.catalogue, snapshot.resolved.variables, id)[0]?.color;
  const own = nearest(field.id);
  if (own) return [[field.id, own]];
  const others = findings.map(({ fieldId, withId }) => (fieldId === field.id ? withId : fieldId));
  const repairs = [...new Set(others)].map((id) => [id, nearest(id)] as const);
  return repairs.every((repair): repair is [string, string] => repair[1] !== undefined) ? repairs : [];
}
