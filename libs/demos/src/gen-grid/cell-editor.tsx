import { useEffect, useId, useRef, useState } from 'react';
import * as v from 'valibot';
import { choicesOf } from '@genmaster/app-model';
import type { FieldNames } from '@genmaster/app-model';
import { valueSchema } from '@genmaster/app-model';
import { readValue, ruleMessagesIn, type Value } from '@genmaster/app-model';
import { useLanguage, usePartText } from '@genmaster/i18n';
import { isComposing } from '@genmaster/keyboard';

export interface CellEditorProps {
  names: FieldNames;
  /** Name of the edited cell, for screen readers. */
  place: string;
  value: Value;
  /** `isLeft`: whether the focus went to another element, where it has to stay. */
  onStore: (value: Value, isLeft: boolean) => void;
  onDrop: (isLeft: boolean) => void;
}

/** Edits a cell. An invalid value stays as typed, with the reason; Escape discards it. */
export function CellEditor({ names, place, value, onStore, onDrop }: CellEditorProps) {
  const id = useId();
  const t = usePartText('gen-grid');
  const { code } = useLanguage();
  const control = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const { field } = names;
  const [typed, setTyped] = useState(value === null ? '' : String(value));
  const [problem, setProblem] = useState<string | null>(null);
  // The editor replaces the cell that had the focus.
  useEffect(() => {
    control.current?.focus();
    if (control.current instanceof HTMLInputElement) control.current.select();
  }, []);
  const store = (text: string, isLeft: boolean) => {
    const checked = v.safeParse(valueSchema(names, ruleMessagesIn[code]), readValue(field, text));
    if (checked.success) onStore((checked.output ?? null) as Value, isLeft);
    else setProblem(checked.issues[0].message);
  };
  const shared = {
    ref: control,
    'aria-label': t('edit', { place }),
    'aria-invalid': problem !== null,
    'aria-describedby': problem ? id : undefined,
    value: typed,
    onKeyDown: (event: React.KeyboardEvent) => {
      // The grid’s own keys do not apply in the editor.
      event.stopPropagation();
      // The key ends the word that is being composed, not the edit.
      if (isComposing(event.nativeEvent)) return;
      if (event.key === 'Enter') store(typed, false);
      if (event.key === 'Escape') onDrop(false);
    },
    onBlur: ({ relatedTarget }: React.FocusEvent) => {
      const isLeft = relatedTarget !== null;
      if (typed === (value === null ? '' : String(value))) onDrop(isLeft);
      else store(typed, isLeft);
    },
  };
  const options = field.type === 'boolean' ? ['true', 'false'] : field.type === 'choice' ? choicesOf(field) : null;
  return (
    <>
      {options ? (
        <select {...shared} onChange={({ target }) => setTyped(target.value)}>
          {options.map((option) => (
            <option key={option} value={option}>
              {option === 'true' ? t('yes') : option === 'false' ? t('no') : option}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...shared}
          type={field.type === 'date' ? 'date' : 'text'}
          onChange={({ target }) => setTyped(target.value)}
        />
      )}
      {problem ? (
        <p id={id} role="alert" className="grid-problem">
          {problem}
        </p>
      ) : null}
    </>
  );
}
