import { VoiceAssistant } from '@genmaster/shell-ui/voice-assistant';
import * as v from 'valibot';
import { useSiteDispatch } from '../../../app/services-context.tsx';
import { englishGrammar } from '../../voice-assistant/grammar-en.ts';
import { hindiGrammar } from '../../voice-assistant/grammar-hi.ts';
import { useVoiceAssistant } from '../../voice-assistant/use-voice-assistant.ts';
import { voiceShown } from '../../voice-assistant/voice-slice.ts';
import type { DemoDefinition, DemoPartProps } from '../demo-definition.ts';
import { DemoStage } from '../stage/demo-stage.tsx';
import { texts } from './voice-commands-texts.ts';

const GRAMMARS = { en: englishGrammar, hi: hindiGrammar };

const stateSchema = v.strictObject({ language: v.picklist(['en', 'hi']), text: v.pipe(v.string(), v.maxLength(200)) });

type VoiceCommandsState = v.InferOutput<typeof stateSchema>;

const definition: DemoDefinition<VoiceCommandsState> = {
  id: 'voice-commands',
  scenarios: [
    { id: 'go-to', label: texts.scenarios.goTo, state: { language: 'en', text: 'go to Gen Grid' } },
    { id: 'mode', label: texts.scenarios.mode, state: { language: 'en', text: 'dark theme' } },
    { id: 'scheme', label: texts.scenarios.scheme, state: { language: 'en', text: 'scheme evergreen' } },
    { id: 'undo', label: texts.scenarios.undo, state: { language: 'en', text: 'undo' } },
    { id: 'hindi', label: texts.scenarios.hindi, state: { language: 'hi', text: 'गहरी थीम चुनें' } },
  ],
  schema: stateSchema,
  Part: VoiceCommandsPart,
  copy: () => [englishGrammar, hindiGrammar].flatMap(({ examples }) => examples).join('\n'),
  code: ({ language }) => [
    { caption: texts.grammar, language: 'json', code: JSON.stringify(GRAMMARS[language].rules, null, 2) },
  ],
};

/** The voice assistant of this site as a part of the page: the same commands, the same confirmation and undo. */
export function Demo() {
  return <DemoStage definition={definition} />;
}

function VoiceCommandsPart({ state, onChange }: DemoPartProps<VoiceCommandsState>) {
  const dispatch = useSiteDispatch();
  const assistant = useVoiceAssistant({
    text: state.text,
    language: state.language,
    onTextChange: (text) => onChange((now) => ({ ...now, text })),
    onLanguageChange: (language) => onChange(() => ({ language, text: '' })),
  });
  return (
    <>
      <VoiceAssistant {...assistant} variant="inline" />
      <p className="actions">
        <button type="button" className="button" onClick={() => dispatch(voiceShown())}>
          {texts.keep}
        </button>
      </p>
    </>
  );
}
