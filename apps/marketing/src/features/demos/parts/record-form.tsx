import { valibotResolver } from '@hookform/resolvers/valibot';
import { useId, useMemo } from 'react';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import * as v from 'valibot';
import type { Entity } from '../model/entity.ts';
import { namesOf } from '../model/names.ts';
import { byId, recordSchema } from '../model/record-schema.ts';
import { englishMessages, type RuleMessages } from '../model/rule-messages.ts';
import { readValues, type RawValues, type Value } from '../model/values.ts';
import { RecordControl } from './record-control.tsx';
import { recordFormTexts as texts } from './record-form-texts.ts';
import './record-form.css';

export interface RecordFormProps {
  entity: Entity;
  /** Called with an entry that keeps every rule; values by the fields’ ids. */
  onSave: (values: Readonly<Record<string, Value>>) => void;
  announce: (text: string) => void;
  /** @default English */
  messages?: RuleMessages;
  initial?: Readonly<Record<string, string | boolean>>;
}

type FormValues = Record<string, string | boolean | undefined>;

/**
 * The form of an entity, with the rules of its schema.
 *
 * A field is checked when it is left, then as it is corrected. Saving moves the focus to the first field that needs it.
 */
export function RecordForm({ entity, onSave, announce, messages = englishMessages, initial = {} }: RecordFormProps) {
  const id = useId();
  const { fields } = namesOf(entity);
  const resolver = useMemo(() => resolverOf(entity, messages), [entity, messages]);
  const { register, handleSubmit, reset, formState } = useForm<FormValues>({
    resolver,
    mode: 'onTouched',
    shouldUnregister: true,
    defaultValues: initial,
  });
  const save = (values: FormValues) => {
    onSave(readValues(entity, values as RawValues) as Record<string, Value>);
    announce(texts.saved);
    reset();
  };
  const refuse = (errors: FieldErrors<FormValues>) => announce(texts.problems(Object.keys(errors).length));
  return (
    <form noValidate className="record-form" onSubmit={(event) => void handleSubmit(save, refuse)(event)}>
      {fields.map(({ field, label }) => (
        <RecordControl
          key={field.id}
          id={`${id}-${field.id}`}
          field={field}
          label={label}
          problem={formState.errors[field.id]?.message as string | undefined}
          {...register(field.id)}
        />
      ))}
      <p className="actions">
        <button type="submit" className="button button-primary">
          {texts.save}
        </button>
        <button type="button" className="button" onClick={() => reset()}>
          {texts.clear}
        </button>
      </p>
    </form>
  );
}

/** Checks typed values by the entity’s own schema. */
function resolverOf(entity: Entity, messages: RuleMessages): Resolver<FormValues> {
  const schema = v.pipe(
    v.record(v.string(), v.any()),
    v.transform((raw) => readValues(entity, raw as RawValues)),
    recordSchema(entity, { keyOf: byId, messages }),
  );
  // The form hands back what was typed; reading it again is one call.
  return valibotResolver(schema, undefined, { raw: true }) as unknown as Resolver<FormValues>;
}
