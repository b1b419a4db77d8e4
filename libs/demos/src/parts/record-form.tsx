import { useLanguage, usePartText, type LanguageCode } from '@genmaster/i18n';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useEffect, useEffectEvent, useId, useMemo, useRef, type ReactNode } from 'react';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import * as v from 'valibot';
import type { Entity } from '@genmaster/app-model';
import { namesOf } from '@genmaster/app-model';
import { byId, recordSchema, takenFields } from '@genmaster/app-model';
import { ruleMessagesIn, type RuleMessages } from '@genmaster/app-model';
import { readValues, type RawValues, type Row, type Value } from '@genmaster/app-model';
import { RecordControl } from './record-control.tsx';
import { RecordSummary } from './record-summary.tsx';
import './record-form.css';

export interface RecordFormProps {
  /** The entity whose fields and rules the form has. */
  entity: Entity;
  /** Called with a valid entry; values by field id, `null` for an empty field. */
  onSave: (values: Readonly<Record<string, Value>>) => void;
  /** Announces the effect of a button politely to screen readers; what `onSave` announces replaces the form’s own. */
  announce: (text: string) => void;
  /** Stored rows, whose values of unique fields cannot be entered again. @default none */
  rows?: readonly Row[];
  /** Language of the error messages. @default that of the page */
  messagesIn?: LanguageCode;
  /**
   * Lists the problems above the form, with a link to each field.
   * @default false: the first invalid field gets the focus
   */
  hasSummary?: boolean;
  /** Invalid sample values, offered for trying out; by field id. */
  bad?: Readonly<Record<string, string>>;
  /** Formats a choice for display; the entry keeps the choice itself. @default unchanged */
  choiceLabel?: (choice: string) => string;
  /** Lays out the controls, by field id, as a screen has them. @default one below the other */
  layOut?: (controls: ReadonlyMap<string, ReactNode>) => ReactNode;
}

type FormValues = Record<string, string | boolean | undefined>;

/**
 * Renders the form of an entity, with the rules of its schema.
 *
 * A field is validated on blur, then on every change. Typed values survive every rejection, and a change of language.
 */
export function RecordForm(props: RecordFormProps) {
  const t = usePartText('demo-parts');
  const { entity, onSave, announce, hasSummary = false, bad, choiceLabel, layOut, rows = NO_ROWS } = props;
  const { code } = useLanguage();
  const { messagesIn = code } = props;
  const messages = ruleMessagesIn[messagesIn];
  // Sets `lang`, so that messages in another script get their font.
  const lang = messagesIn === code ? undefined : messagesIn;
  const id = useId();
  const summary = useRef<HTMLDivElement>(null);
  // The summary of a first rejection renders after this handler; it gets the focus when it is mounted.
  const isAwaited = useRef(false);
  const takeSummary = useCallback((element: HTMLDivElement | null) => {
    summary.current = element;
    if (element && isAwaited.current) element.focus();
    isAwaited.current = false;
  }, []);
  const { fields } = namesOf(entity);
  const resolver = useMemo(() => resolverOf(entity, { messages, rows }), [entity, messages, rows]);
  const { register, handleSubmit, reset, setValue, trigger, formState } = useForm<FormValues>({
    resolver,
    mode: 'onTouched',
    shouldUnregister: true,
    shouldFocusError: !hasSummary,
  });
  const { errors, isSubmitted } = formState;
  // Error messages are in the language of the page, also after it changes.
  const translateProblems = useEffectEvent(() => {
    const wrong = Object.keys(errors);
    if (wrong.length > 0) void trigger(wrong);
  });
  useEffect(() => translateProblems(), [messages]);
  const save = (values: FormValues) => {
    announce(t('form.saved'));
    const entries = Object.entries(readValues(entity, values as RawValues));
    onSave(Object.fromEntries(entries.map(([field, value]) => [field, (value ?? null) as Value])));
    reset();
  };
  const refuse = (found: FieldErrors<FormValues>) => {
    announce(t('form.problems', { count: Object.keys(found).length }));
    if (summary.current) summary.current.focus();
    else isAwaited.current = hasSummary;
  };
  const tryBad = async () => {
    for (const [field, value] of Object.entries(bad ?? {})) setValue(field, value);
    await handleSubmit(save, refuse)();
  };
  const problems = fields.flatMap(({ field }) => {
    const message = errors[field.id]?.message as string | undefined;
    return message ? [{ controlId: `${id}-${field.id}`, message }] : [];
  });
  const controls = new Map<string, ReactNode>(
    fields.map(({ field, label }) => [
      field.id,
      <RecordControl
        key={field.id}
        id={`${id}-${field.id}`}
        field={field}
        label={label}
        problem={errors[field.id]?.message as string | undefined}
        problemLang={lang}
        {...(choiceLabel && { choiceLabel })}
        {...register(field.id)}
      />,
    ]),
  );
  return (
    <form noValidate className="record-form" onSubmit={(event) => void handleSubmit(save, refuse)(event)}>
      {hasSummary && isSubmitted && problems.length > 0 ? (
        <RecordSummary ref={takeSummary} problems={problems} lang={lang} />
      ) : null}
      {layOut ? layOut(controls) : [...controls.values()]}
      <p className="actions">
        <button type="submit" className="button button-primary">
          {t('form.save')}
        </button>
        <button type="button" className="button" onClick={() => reset()}>
          {t('form.clear')}
        </button>
        {bad ? (
          <button type="button" className="button" onClick={() => void tryBad()}>
            {t('form.tryBad')}
          </button>
        ) : null}
      </p>
    </form>
  );
}

const NO_ROWS: readonly Row[] = [];

/** Creates a resolver that validates typed values with the entity’s own schema, and unique ones against the rows. */
function resolverOf(
  entity: Entity,
  { messages, rows }: { messages: RuleMessages; rows: readonly Row[] },
): Resolver<FormValues> {
  const schema = v.pipe(
    v.record(v.string(), v.any()),
    v.transform((raw): unknown => readValues(entity, raw as RawValues)),
    recordSchema(entity, { keyOf: byId, messages }),
    v.rawCheck(({ dataset, addIssue }) => {
      const values = dataset.value as Record<string, unknown>;
      for (const { field, label } of takenFields(entity, values, rows))
        addIssue({
          message: messages.taken(label),
          path: [{ type: 'object', origin: 'value', input: values, key: field.id, value: values[field.id] }],
        });
    }),
  );
  // The form returns the raw input; parsing it again takes one call.
  return valibotResolver(schema, undefined, { raw: true }) as unknown as Resolver<FormValues>;
}
