import { MAX_FIELDS, namesOf, type Entity } from '@genmaster/app-model';
import { applyEdit, readField } from '@genmaster/app-model/sentences';
import { LANGUAGE_CODES, useLanguage, usePartText, type LanguageCode } from '@genmaster/i18n';
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

/** Fields of the example model, which has no due date, in each language. */
const FIELDS = { en: ['Number', 'Amount'], hi: ['संख्या', 'राशि'] };

/** Returns the model with one more field; unchanged when it is full or has a field of that name. */
function withField(entity: Entity, words: string): Entity {
  const field = readField(words, entity.fields.length + 1);
  const isThere = entity.fields.some(({ name }) => name === field.name);
  return isThere ? entity : applyEdit(entity, { kind: 'add', key: field.id, words, field });
}

/** Returns the model in the language of the page, with all added fields. */
const modelWith = (language: LanguageCode, added: readonly string[]): Entity =>
  [...FIELDS[language], ...added].reduce(withField, { name: 'Invoice', fields: [] });

/** Returns the name of the field that some words would add; `null` when it exists already or the model is full. */
function nameOfNew(language: LanguageCode, added: readonly string[], words: string): string | null {
  const before = modelWith(language, added);
  const after = withField(before, words);
  return after === before ? null : namesOf(after).fields.at(-1)!.label;
}

/** Message part of this demo. */
export const words = 'voice-commands';

/** Example commands in each language. */
const COMMANDS = {
  en: {
    goTo: 'go to Gen Grid',
    mode: 'dark theme',
    scheme: 'scheme evergreen',
    undo: 'undo',
    field: 'add field due date',
  },
  hi: {
    goTo: 'जेन ग्रिड पर जाएँ',
    mode: 'डार्क थीम चुनें',
    scheme: 'स्कीम 1.4 चुनें',
    undo: 'वापस लें',
    field: 'फ़ील्ड देय तिथि जोड़ें',
  },
} as const satisfies Record<LanguageCode, Record<string, string>>;

/** Returns the definition: its examples are in the language of the page, the last one in the other. */
function useDefinition(): DemoDefinition<VoiceCommandsState> {
  const t = usePartText(words);
  const { code } = useLanguage();
  return useMemo(() => {
    const example = (name: keyof (typeof COMMANDS)['en'], language = code) => ({
      state: { language, text: COMMANDS[language][name], added: [] },
    });
    const other = LANGUAGE_CODES.find((language) => language !== code)!;
    return {
      id: 'voice-commands',
      scenarios: [
        { id: 'go-to', label: t('scenario.goTo'), ...example('goTo') },
        { id: 'mode', label: t('scenario.mode'), ...example('mode') },
        { id: 'scheme', label: t('scenario.scheme'), ...example('scheme') },
        { id: 'undo', label: t('scenario.undo'), ...example('undo') },
        { id: 'field', label: t('scenario.field'), ...example('field') },
        { id: 'other-language', label: t(`scenario.${other}`), ...example('mode', other) },
      ],
      schema: stateSchema,
      Part: VoiceCommandsPart,
      copy: () => [englishGrammar, hindiGrammar].flatMap(({ examples }) => examples).join('\n'),
      code: ({ language }) => [
        { caption: t('grammar'), language: 'json', code: JSON.stringify(GRAMMARS[language].rules, null, 2) },
      ],
    };
  }, [t, code]);
}

/** Renders this site’s voice assistant as a part of the page: same commands, confirmation and undo. */
export function Demo() {
  return <DemoStage definition={useDefinition()} />;
}

function VoiceCommandsPart({ state, onChange }: DemoPartProps<VoiceCommandsState>) {
  const t = usePartText(words);
  const { code } = useLanguage();
  const dispatch = useSiteDispatch();
  const assistant = useVoiceAssistant({
    text: state.text,
    language: state.language,
    onTextChange: (text) => onChange((now) => ({ ...now, text })),
    onLanguageChange: (language) => onChange((now) => ({ ...now, language, text: '' })),
    model: {
      nameOf: (words) => nameOfNew(code, state.added, words),
      add: (words) => onChange((now) => ({ ...now, added: [...now.added, words].slice(0, MAX_FIELDS) })),
      undo: () => {
        const last = state.added.at(-1);
        if (last === undefined) return null;
        onChange((now) => ({ ...now, added: now.added.slice(0, -1) }));
        return nameOfNew(code, state.added.slice(0, -1), last);
      },
    },
  });
  return (
    <>
      <VoiceAssistant {...assistant} variant="inline" />
      <p>{t('model')}</p>
      <ul aria-label={t('model')}>
        {namesOf(modelWith(code, state.added)).fields.map(({ field, label }) => (
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
