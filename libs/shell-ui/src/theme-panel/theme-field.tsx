import { ColorPickerPopover } from '@genmaster/color-picker';
import type { ThemeEngine, ThemeField as Field, ThemeSnapshot } from '@genmaster/theme-engine';
import type { ContrastFinding } from '@genmaster/theme-engine/color';
import { useId } from 'react';
import { usePickerGesture } from './use-picker-gesture.ts';
import { ContrastAdvice } from './contrast-advice.tsx';
import type { FontSampler } from './create-font-sampler.ts';
import { focusFieldOf } from './focus-field.ts';
import { FontSelect } from './font-select.tsx';
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
}

/** Renders one row of the panel: the control for the field’s input type, and a reset button for a changed value. */
export function ThemeField({ field, engine, snapshot, labels, sampler, findings, science }: ThemeFieldProps) {
  const isChanged = snapshot.changedFields.has(field.id);
  const own = findings.filter(({ fieldId, withId }) => fieldId === field.id || withId === field.id);
  return (
    <div
      className={styles.row}
      data-field={field.id}
      data-kind={field.kind}
      data-changed={isChanged || undefined}
      data-derived={snapshot.derivedFields.has(field.id) || undefined}
    >
      <span className={styles.gutter}>
        {isChanged ? (
          <button
            type="button"
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
        ) : null}
      </span>
      <div data-control="">
        <FieldControl field={field} engine={engine} sampler={sampler} labels={labels} />
      </div>
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
    </div>
  );
}

function FieldControl({
  field,
  engine,
  sampler,
  labels,
}: Pick<ThemeFieldProps, 'field' | 'engine' | 'sampler' | 'labels'>) {
  const id = useId();
  const value = engine.valueOf(field.id);
  switch (field.inputType) {
    case 'color':
      return <ColorControl field={field} value={value} engine={engine} labels={labels} />;
    case 'range':
      return <SizeSlider field={field} value={value} engine={engine} />;
    case 'selectOption':
    case 'selectOptions':
      if (field.kind === 'font')
        return <FontSelect field={field} value={value} engine={engine} sampler={sampler} labels={labels} />;
      return (
        <div className={controls.field}>
          <label htmlFor={id} className={controls.label}>
            {field.label}
          </label>
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
        </div>
      );
    default:
      return field.inputType satisfies never;
  }
}

/** Renders a swatch that opens the picker; changes are previewed live and kept only with OK. */
function ColorControl({
  field,
  value,
  engine,
  labels,
}: Pick<ThemeFieldProps, 'field' | 'engine' | 'labels'> & { value: string }) {
  const picker = usePickerGesture(engine, field.id);
  return (
    <div className={controls.line}>
      <span className={controls.label}>{field.label}</span>
      <ColorPickerPopover
        label={field.label}
        labels={labels.picker}
        value={value}
        outputFormat="rgba"
        defaultFormat="rgba"
        rememberFormat="theme"
        placement="bottom"
        outsideClick="cancel"
        showButtons
        open={picker.isOpen}
        onOpenChange={({ open }) => picker.onOpenChange(open)}
        onValueChange={({ value: color }) => engine.setField(field.id, color)}
        onValueCommit={({ value: color }) => {
          engine.setField(field.id, color);
          engine.commit();
        }}
        onCancel={() => engine.cancel()}
      />
    </div>
  );
}
