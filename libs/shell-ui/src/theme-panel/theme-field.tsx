import type { ThemeEngine, ThemeField as Field, ThemeSnapshot } from '@genmaster/theme-engine';
import type { ContrastFinding } from '@genmaster/theme-engine/color';
import { useId } from 'react';
import { ColorControl } from './color-control.tsx';
import { ContrastAdvice } from './contrast-advice.tsx';
import type { FontSampler } from './create-font-sampler.ts';
import { focusFieldOf } from './focus-field.ts';
import { FontSelect } from './font-select.tsx';
import { lowElsewhere, ModeMark } from './mode-mark.tsx';
import type { ModeFindings } from './use-mode-findings.ts';
import { SizeSlider } from './size-slider.tsx';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import type { ColorScience } from './use-color-science.ts';
import controls from './panel-controls.module.css';
import styles from './theme-field.module.css';

export interface ThemeFieldProps {
  field: Field;
  engine: ThemeEngine;
  snapshot: ThemeSnapshot;
  labels: ThemePanelLabels;
  sampler: FontSampler;
  /** Contrast problems of the whole theme. */
  findings: readonly ContrastFinding[];
  science: ColorScience | null;
  /** Modes that are not shown, with their contrast problems. */
  elsewhere?: readonly ModeFindings[] | undefined;
  /** Opens the view of all modes. */
  onModes?: (() => void) | undefined;
}

/** Renders one row of the panel: a reset button if it is changed, its name, its contrast, and its control. */
export function ThemeField({
  field,
  engine,
  snapshot,
  labels,
  sampler,
  findings,
  science,
  elsewhere = [],
  onModes,
}: ThemeFieldProps) {
  const id = useId();
  const isChanged = snapshot.changedFields.has(field.id);
  const isDerived = snapshot.derivedFields.has(field.id);
  const own = findings.filter(({ fieldId, withId }) => fieldId === field.id || withId === field.id);
  const other = own.length === 0 && onModes ? lowElsewhere(field.id, elsewhere) : null;
  return (
    <div
      className={styles.row}
      data-field={field.id}
      data-kind={field.kind}
      data-input={field.inputType}
      data-changed={isChanged || undefined}
      data-derived={isDerived || undefined}
    >
      <span className={styles.gutter}>
        {isChanged ? (
          <button
            type="button"
            data-reset=""
            className={styles.reset}
            aria-label={`${labels.resetField}: ${field.label}`}
            title={`${labels.resetField}: ${field.label}`}
            onClick={(event) => {
              focusFieldOf(event.currentTarget);
              engine.resetField(field.id);
            }}
          >
            <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
              <path
                d="M3 6.5h6.5a3.25 3.25 0 0 1 0 6.5H6M3 6.5l3-3M3 6.5l3 3"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.5"
              />
            </svg>
          </button>
        ) : isDerived ? (
          <span role="img" aria-label={labels.derivedField} title={labels.derivedField} className={styles.derived} />
        ) : null}
      </span>
      {/* A colour’s button has its own name: a press on the button opens the picker, a press on the label does not. */}
      {field.inputType === 'color' ? (
        <span className={styles.label}>{field.label}</span>
      ) : (
        <label htmlFor={id} className={styles.label}>
          {field.label}
        </label>
      )}
      {science && own.length > 0 ? (
        <ContrastAdvice
          field={field}
          findings={own}
          science={science}
          engine={engine}
          snapshot={snapshot}
          labels={labels}
        />
      ) : null}
      {other && onModes ? (
        <ModeMark field={field} {...other} engine={engine} labels={labels} onModes={onModes} />
      ) : null}
      <div data-control="" className={styles.control}>
        <FieldControl
          id={id}
          field={field}
          engine={engine}
          snapshot={snapshot}
          science={science}
          sampler={sampler}
          labels={labels}
        />
      </div>
    </div>
  );
}

function FieldControl({
  id,
  field,
  engine,
  snapshot,
  science,
  sampler,
  labels,
}: Pick<ThemeFieldProps, 'field' | 'engine' | 'snapshot' | 'science' | 'sampler' | 'labels'> & { id: string }) {
  const value = engine.valueOf(field.id);
  switch (field.inputType) {
    case 'color':
      return (
        <ColorControl
          field={field}
          value={value}
          engine={engine}
          snapshot={snapshot}
          science={science}
          labels={labels}
        />
      );
    case 'range':
      return <SizeSlider id={id} field={field} value={value} engine={engine} />;
    case 'selectOption':
    case 'selectOptions':
      if (field.kind === 'font')
        return <FontSelect id={id} field={field} value={value} engine={engine} sampler={sampler} labels={labels} />;
      return (
        <select
          id={id}
          className={controls.select}
          value={value}
          onChange={(event) => engine.setField(field.id, event.currentTarget.value)}
        >
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      );
    default:
      return field.inputType satisfies never;
  }
}
