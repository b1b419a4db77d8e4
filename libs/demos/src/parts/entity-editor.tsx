import { usePartText } from '@genmaster/i18n';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { addField, changeField, moveField, removeField } from '@genmaster/app-model';
import { MAX_FIELDS, MAX_NAME_LENGTH, type Entity } from '@genmaster/app-model';
import { namesOf } from '@genmaster/app-model';
import { FieldEditor } from './field-editor.tsx';
import './entity-editor.css';

export interface EntityEditorProps {
  /** The current definition. */
  entity: Entity;
  /** Called with a function that returns the next definition from the current one. */
  onChange: (change: (entity: Entity) => Entity) => void;
  /** Announces the effect of a button politely to screen readers. */
  announce: (text: string) => void;
}

/** Edits a definition in place: its name, and its fields with their types and rules. */
export function EntityEditor({ entity, onChange, announce }: EntityEditorProps) {
  const t = usePartText('demo-parts');
  const id = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const { fields, label } = namesOf(entity);
  const isNameless = entity.name.trim() === '';
  const focus = (name: string) => root.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const isFull = entity.fields.length >= MAX_FIELDS;

  const add = () => {
    const next = addField(entity);
    flushSync(() => onChange(addField));
    focus(`${next.fields.at(-1)?.id}-name`);
    announce(t('editor.added'));
  };
  const remove = (index: number) => {
    const names = fields[index]!;
    const neighbour = fields[index + 1] ?? fields[index - 1];
    flushSync(() => onChange((now) => removeField(now, names.field.id)));
    focus(`${neighbour?.field.id}-name`);
    announce(t('editor.removed', { label: names.label }));
  };
  const move = (index: number, by: -1 | 1) => {
    const names = fields[index]!;
    flushSync(() => onChange((now) => moveField(now, { id: names.field.id, by })));
    focus(`${names.field.id}-name`);
    announce(t('editor.moved', { label: names.label, place: index + by + 1 }));
  };

  return (
    <fieldset ref={root} className="entity-editor">
      <legend>{t('editor.legend')}</legend>
      <div className="entity-parts">
        <div className="entity-name">
          <label htmlFor={`${id}-entity`}>{t('editor.entity')}</label>
          <input
            id={`${id}-entity`}
            aria-describedby={isNameless ? `${id}-nameless` : undefined}
            value={entity.name}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => onChange((now) => ({ ...now, name: target.value }))}
          />
          {isNameless ? (
            <p id={`${id}-nameless`} className="entity-hint">
              {t('editor.nameless', { used: label })}
            </p>
          ) : null}
        </div>
        <ol aria-label={t('editor.fields')} className="entity-fields">
          {fields.map((names, index) => (
            <FieldEditor
              key={names.field.id}
              names={names}
              place={index + 1}
              count={fields.length}
              onChange={(change) => onChange((now) => changeField(now, names.field.id, change))}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
        <button type="button" className="chip" disabled={isFull} onClick={add}>
          {t('editor.add')}
        </button>
        {isFull ? <p className="entity-hint">{t('editor.full')}</p> : null}
      </div>
    </fieldset>
  );
}
