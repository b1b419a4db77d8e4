import type { MessageIdOf } from '@genmaster/i18n';
import type { Translate } from '@genmaster/i18n';
import { usePartText } from '@genmaster/i18n';
import { useId } from 'react';
import { FIELD_TYPES, MAX_NAME_LENGTH, type Field } from '@genmaster/app-model';
import type { FieldNames } from '@genmaster/app-model';
import { ChoiceSelect } from './choice-select.tsx';
import { FieldChecks, FieldLimits } from './field-rules.tsx';

export interface FieldEditorProps {
  names: FieldNames;
  /** Position of the field in the list, from 1. */
  place: number;
  count: number;
  onChange: (change: Partial<Omit<Field, 'id'>>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** Renders one row of the entity editor. */
export function FieldEditor({ names, place, count, onChange, onMove, onRemove }: FieldEditorProps) {
  const t = usePartText('demo-parts');
  const hintId = useId();
  const { field, label } = names;
  const hint = hintOf(names, t);
  return (
    <li className="entity-field">
      <input
        name={`${field.id}-name`}
        aria-label={t('editor.name', { place })}
        aria-describedby={hint ? hintId : undefined}
        value={field.name}
        maxLength={MAX_NAME_LENGTH}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <ChoiceSelect
        aria-label={t('editor.type', { place })}
        options={FIELD_TYPES.map((type) => ({ value: type, label: t(`type.${type}`) }))}
        value={field.type}
        onValueChange={(type) => onChange({ type })}
      />
      <FieldChecks names={names} onChange={onChange} />
      <div className="entity-moves">
        <button
          type="button"
          className="chip"
          aria-label={t('editor.up', { label })}
          disabled={place === 1}
          onClick={() => onMove(-1)}
        >
          <Arrow turn={0} />
        </button>
        <button
          type="button"
          className="chip"
          aria-label={t('editor.down', { label })}
          disabled={place === count}
          onClick={() => onMove(1)}
        >
          <Arrow turn={180} />
        </button>
        <button
          type="button"
          className="chip"
          aria-label={t('editor.remove', { label })}
          disabled={count === 1}
          onClick={onRemove}
        >
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path d="M3 3l10 10M13 3 3 13" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      <FieldLimits names={names} onChange={onChange} />
      {hint ? (
        <p id={hintId} className="entity-hint">
          {hint}
        </p>
      ) : null}
    </li>
  );
}

/** Returns a hint about a name that could not be used as typed. */
function hintOf({ field, label, column }: FieldNames, t: Translate<MessageIdOf<'demo-parts'>>): string | null {
  if (field.name.trim() === '') return t('editor.nameless', { used: label });
  return /_\d+$/.test(column) && !/\d\s*$/.test(field.name) ? t('editor.renamed', { used: column }) : null;
}

const Arrow = ({ turn }: { turn: 0 | 180 }) => (
  <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
    <path
      d="M8 13V3M3.5 7.5 8 3l4.5 4.5"
      transform={`rotate(${turn} 8 8)`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
