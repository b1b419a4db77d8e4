import { ColorPickerPopover } from '@genmaster/color-picker';
import type { ThemeEngine, ThemeField as Field, ThemeSnapshot } from '@genmaster/theme-engine';
import type { ContrastFinding } from '@genmaster/theme-engine/color';
import { useId } from 'react';
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
  /** What is hard to read in the theme as a whole. */
  findings: readonly ContrastFinding[];
  science: ColorScience | null;
}

/** One row of the panel: the control that the field’s input type asks for, and a way back when it was changed. */
export function ThemeField({ field, engine, snapshot, labels, sampler, findings, science }: ThemeFieldProps) {
  const isChanged = snapshot.changedFields.has(field.id);
  const own = findings.filter(({ fieldId, withId }) => fieldId === field.id || withId === field.id);
  return (
    <div className={styles.row} data-field={field.id} data-changed={isChanged || undefined}>
      <FieldControl field={field} engine={engine} sampler={sampler} labels={labels} />
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
      {isChanged ? (
        <button
          type="button"
          className={controls.reset}
          aria-label={`${labels.resetField}: ${field.label}`}
          onClick={(event) => {
            focusFieldOf(event.currentTarget);
            engine.resetField(field.id);
          }}
        >
          {labels.resetField}
        </button>
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
      return (
        <div className={controls.line}>
          <span className={controls.label}>{field.label}</span>
          <ColorPickerPopover
            label={field.label}
            labels={labels.picker}
            value={value}
            outputFormat="rgba"
            defaultFormat="rgba"
            placement="bottom"
            outsideClick="cancel"
            showButtons
            onOpenChange={({ open }) => {
              if (open) engine.begin(field.id);
            }}
            onValueChange={({ value: color }) => engine.setField(field.id, color)}
            onValueCommit={({ value: color }) => {
              engine.setField(field.id, color);
              engine.commit();
            }}
            onCancel={() => engine.cancel()}
          />
        </div>
      );
    case 'range':
      return <SizeSlider field={field} value={value} engine={engine} />;
    case 'selectOption':
    case 'selectOptions':
      if (field.kind === 'font') return <FontSelect field={field} value={value} engine={engine} sampler={sampler} />;
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
