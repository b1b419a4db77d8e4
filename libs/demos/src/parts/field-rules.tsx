import { usePartText } from '@genmaster/i18n';
import { useState } from 'react';
import { DEFAULT_MAX_LENGTH, MAX_NAME_LENGTH, westernDigits, type Field } from '@genmaster/app-model';
import type { FieldNames } from '@genmaster/app-model';

export interface FieldRulesProps {
  names: FieldNames;
  onChange: (change: Partial<Omit<Field, 'id'>>) => void;
}

/** Renders the checkboxes for required and unique. A rule that stayed from another type can still be removed. */
export function FieldChecks({ names: { field, label }, onChange }: FieldRulesProps) {
  const t = usePartText('demo-parts');
  const { type } = field;
  return (
    <div className="entity-rules">
      <label>
        <input
          type="checkbox"
          checked={field.required}
          aria-label={t('editor.requiredOf', { label })}
          onChange={({ target }) => onChange({ required: target.checked })}
        />
        {t('editor.required')}
      </label>
      {type === 'text' || type === 'email' || field.unique ? (
        <label>
          <input
            type="checkbox"
            checked={field.unique ?? false}
            aria-label={t('editor.uniqueOf', { label })}
            onChange={({ target }) => onChange({ unique: target.checked })}
          />
          {t('editor.unique')}
        </label>
      ) : null}
    </div>
  );
}

/** Renders the limits that a field’s type allows; nothing for a date or a boolean. */
export function FieldLimits({ names: { field, label }, onChange }: FieldRulesProps) {
  const t = usePartText('demo-parts');
  const { type } = field;
  if (type === 'date' || type === 'boolean' || type === 'email') return null;
  return (
    <div role="group" aria-label={`${t('editor.fields')}: ${label}`} className="entity-rules entity-limits">
      {type === 'text' ? (
        <Limit
          label={t('editor.maxLength')}
          value={field.maxLength ?? DEFAULT_MAX_LENGTH}
          range={{ lowest: 1, highest: 4000 }}
          onChange={(maxLength) => onChange({ maxLength })}
        />
      ) : null}
      {type === 'integer' || type === 'decimal' ? (
        <>
          <Limit label={t('editor.minimum')} value={field.minimum} onChange={(minimum) => onChange({ minimum })} />
          <Limit label={t('editor.maximum')} value={field.maximum} onChange={(maximum) => onChange({ maximum })} />
        </>
      ) : null}
      {type === 'choice' ? (
        <label>
          {t('editor.choices')}
          <input
            value={(field.choices ?? []).join(',')}
            onChange={({ target }) => onChange({ choices: splitChoices(target.value) })}
          />
        </label>
      ) : null}
      {type === 'relation' ? (
        <label>
          {t('editor.target')}
          <input
            value={field.target ?? ''}
            placeholder={label}
            maxLength={60}
            onChange={({ target }) => onChange({ target: target.value })}
          />
        </label>
      ) : null}
    </div>
  );
}

/** Splits typed choices, within the limits of a definition. */
const splitChoices = (text: string): string[] =>
  text
    .slice(0, 240)
    .split(',', 12)
    .map((choice) => choice.slice(0, MAX_NAME_LENGTH));

interface LimitProps {
  label: string;
  value: number | undefined;
  range?: { lowest: number; highest: number };
  onChange: (value: number | undefined) => void;
}

/** Edits a limit; an invalid number leaves the rule unchanged and stays to be corrected. */
function Limit({ label, value, range, onChange }: LimitProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? (value === undefined ? '' : String(value));
  const numberIn = (text: string) => Number(westernDigits(text));
  const isFitting = (number: number) =>
    Number.isFinite(number) &&
    Math.abs(number) <= 1e9 &&
    (!range || (Number.isInteger(number) && number >= range.lowest && number <= range.highest));
  const take = (text: string) => {
    setTyped(text);
    if (text.trim() === '' && !range) onChange(undefined);
    else if (text.trim() !== '' && isFitting(numberIn(text))) onChange(numberIn(text));
  };
  return (
    <label>
      {label}
      <input
        inputMode="decimal"
        className="entity-limit"
        value={shown}
        aria-invalid={shown.trim() !== '' && !isFitting(numberIn(shown))}
        onChange={({ target }) => take(target.value)}
        onBlur={() => setTyped(null)}
      />
    </label>
  );
}
