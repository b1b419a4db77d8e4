import { MAX_FIELDS, namesOf, type Entity } from '@genmaster/app-model';
import { applyEdit, readField } from '@genmaster/app-model/sentences';
import { usePartText, type MessageIdOf, type Translate } from '@genmaster/i18n';
import { VoiceAssistant } from '@genmaster/shell-ui/voice-assistant';
import { useMemo } from 'react';
import * as v from 'valibot';
import { useSiteDispatch } from '../../platform/services-context.tsx';
import { englishGrammar } from './grammar-en.ts';
import { hindiGrammar } from './grammar-hi.ts';
import { useVoiceAssistant } from './use-voice-assistant.ts';
import { voiceShown } from './voice-slice.ts';
import type { DemoDefinition, DemoPartProps } from '@genmaster/demos';
import { DemoStage } from '@genmaster/demos';

const GRAMMARS = { en: englishGrammar, hi: hindiGrammar };

const stateSchema = v.strictObject({
  language: v.picklist(['en', 'hi']),
  text: v.pipe(v.string(), v.maxLength(200)),
  /** The words of each added field, the latest last. */
  added: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.maxLength(MAX_FIELDS)), []),
});

type VoiceCommandsState = v.InferOutput<typeof stateSchema>;

/** Example model without a due date, to which fields can be added. */
const invoice: Entity = {
  name: 'Invoice',
  fields: [
    { id: 'number', name: 'Number', type: 'text', required: true, unique: true, maxLength: 20 },
    { id: 'amount', name: 'Amount', type: 'decimal', required: true, minimum: 0, decimals: 2 },
  ],
};

/** Returns the model with all added fields. */
const modelWith = (added: readonly string[]): Entity =>
  added.reduce((entity, words, index) => {
    const field = readField(words, index + 1);
    return applyEdit(entity, { kind: 'add', key: field.id, words, field });
  }, invoice);

/** Returns the name of the field that some words would add; `null` when it exists already or the model is full. */
function nameOfNew(added: readonly string[], words: string): string | null {
  const before = modelWith(added);
  const after = modelWith([...added, words]);
  return after.fields.length > before.fields.length ? namesOf(after).fields.at(-1)!.label : null;
}

/** Message part of this demo. */
export const words = 'voice-commands';

const definitionIn = (t: Translate<MessageIdOf<typeof words>>): DemoDefinition<VoiceCommandsState> => ({
  id: 'voice-commands',
  scenarios: [
    { id: 'go-to', label: t('scenario.goTo'), state: { language: 'en', text: 'go to Gen Grid', added: [] } },
    { id: 'mode', label: t('scenario.mode'), state: { language: 'en', text: 'dark theme', added: [] } },
    { id: 'scheme', label: t('scenario.scheme'), state: { language: 'en', text: 'scheme evergreen', added: [] } },
    { id: 'undo', label: t('scenario.undo'), state: { language: 'en', text: 'undo', added: [] } },
    { id: 'field', label: t('scenario.field'), state: { language: 'en', text: 'add field due date', added: [] } },
    { id: 'hindi', label: t('scenario.hindi'), state: { language: 'hi', text: 'डार्क थीम चुनें', added: [] } },
  ],
  schema: stateSchema,
  Part: VoiceCommandsPart,
  copy: () => [englishGrammar, hindiGrammar].flatMap(({ examples }) => examples).join('\n'),
  code: ({ language }) => [
    { caption: t('grammar'), language: 'json', code: JSON.stringify(GRAMMARS[language].rules, null, 2) },
  ],
});

/** Renders this site’s voice assistant as a part of the page: same commands, confirmation and undo. */
export function Demo() {
  const t = usePartText(words);
  const definition = useMemo(() => definitionIn(t), [t]);
  return <DemoStage definition={definition} />;
}

function VoiceCommandsPart({ state, onChange }: DemoPartProps<VoiceCommandsState>) {
  const t = usePartText(words);
  const dispatch = useSiteDispatch();
  const assistant = useVoiceAssistant({
    text: state.text,
    language: state.language,
    onTextChange: (text) => onChange((now) => ({ ...now, text })),
    onLanguageChange: (language) => onChange((now) => ({ ...now, language, text: '' })),
    model: {
      nameOf: (words) => nameOfNew(state.added, words),
      add: (words) => onChange((now) => ({ ...now, added: [...now.added, words].slice(0, MAX_FIELDS) })),
      undo: () => {
        const last = state.added.at(-1);
        if (last === undefined) return null;
        onChange((now) => ({ ...now, added: now.added.slice(0, -1) }));
        return nameOfNew(state.added.slice(0, -1), last);
      },
    },
  });
  return (
    <>
      <VoiceAssistant {...assistant} variant="inline" />
      <p>{t('model')}</p>
      <ul aria-label={t('model')}>
        {namesOf(modelWith(state.added)).fields.map(({ field, label }) => (
          <li key={field.id} lang={/\p{Script=Devanagari}/u.test(label) ? 'hi' : undefined}>
            {label} <code>{field.type}</code>
          </li>
        ))}
      </ul>
      <p className="actions">
        <button type="button" className="button" onClick={() => dispatch(voiceShown())}>
          {t('keep')}
        </button>
      </p>
    </>
  );
}
