import {
  byId,
  namesOf,
  readValues,
  recordSchema,
  ruleMessagesIn,
  type Entity,
  type RawValues,
  type Row,
  type Value,
} from '@genmaster/app-model';
import { useLanguage, usePartText } from '@genmaster/i18n';
import { useId, useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import * as v from 'valibot';
import { RecordControl } from './record-control.tsx';
import './record-form.css';

export interface RowFormProps {
  /** The entity whose fields and rules the form has. */
  entity: Entity;
  /** The edited row; another row resets the form. */
  row: Row;
  /** Called with valid values, by field id. */
  onSave: (values: Readonly<Record<string, Value>>) => void;
  /** Announces the effect of a button politely to screen readers; what `onSave` announces replaces the form’s own. */
  announce: (text: string) => void;
}

/** Renders the form of one stored row: filled with its values, validated by the entity’s schema on save. */
export function RowForm({ entity, row, onSave, announce }: RowFormProps) {
  const t = usePartText('demo-parts');
  const { code } = useLanguage();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<RawValues>(() => typedOf(entity, row));
  const [isChecked, setIsChecked] = useState(false);
  const stored = JSON.stringify(row);
  const [filledWith, setFilledWith] = useState(stored);
  if (filledWith !== stored) {
    setFilledWith(stored);
    setTyped(typedOf(entity, row));
    setIsChecked(false);
  }
  const { fields } = namesOf(entity);
  const schema = recordSchema(entity, { keyOf: byId, messages: ruleMessagesIn[code] });
  const read = v.safeParse(schema, readValues(entity, typed));
  const problems = new Map(
    isChecked ? (read.issues ?? []).map((issue) => [v.getDotPath(issue) ?? '', issue.message]) : [],
  );
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (read.success) {
      announce(t('form.saved'));
      onSave(Object.fromEntries(fields.map(({ field }) => [field.id, (read.output[field.id] as Value) ?? null])));
      return;
    }
    announce(t('form.problems', { count: read.issues.length }));
    const first = v.getDotPath(read.issues[0]);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  return (
    <form ref={form} noValidate className="record-form" onSubmit={save}>
      {fields.map(({ field, label }) => {
        const value = typed[field.id];
        return (
          <RecordControl
            key={field.id}
            id={`${id}-${field.id}`}
            name={field.id}
            field={field}
            label={label}
            problem={problems.get(field.id)}
            {...(field.type === 'choice' ? { 'data-sample': '' } : {})}
            {...(field.type === 'boolean' ? { checked: value === true } : { value: String(value ?? '') })}
            onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
              setTyped((now) => ({ ...now, [field.id]: field.type === 'boolean' ? target.checked : target.value }))
            }
          />
        );
      })}
      <p className="actions">
        <button type="submit" className="button button-primary">
          {t('form.save')}
        </button>
        <button type="button" className="button" onClick={() => setTyped(typedOf(entity, row))}>
          {t('form.undo')}
        </button>
      </p>
    </form>
  );
}

/** Returns the values of a row as a person would type them. */
const typedOf = ({ fields }: Entity, { values }: Row): RawValues =>
  Object.fromEntries(
    fields.map((field) => {
      const value = values[field.id] ?? null;
      return [field.id, typeof value === 'boolean' ? value : value === null ? '' : String(value)];
    }),
  );
