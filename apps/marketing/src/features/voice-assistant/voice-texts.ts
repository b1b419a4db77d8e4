import { createTranslate, type LanguageCode, type Translate } from '@genmaster/i18n';
import { messages as english } from '@genmaster/i18n/messages/voice.en';
import { messages as hindi } from '@genmaster/i18n/messages/voice.hi';
import { VOICE_ASSISTANT_LABELS, type VoiceAssistantLabels } from '@genmaster/shell-ui/voice-assistant';

/** Returns an answer of the assistant; `{name}` is the object of the command. */
export type TranslateVoice = Translate<keyof typeof english>;

/**
 * Answers in each language of the commands. They are loaded together, because it may differ from the page’s language.
 */
export const voiceTextIn: Readonly<Record<LanguageCode, TranslateVoice>> = {
  en: createTranslate('en', english),
  hi: createTranslate('hi', hindi),
};

/** Returns the labels of the assistant’s element. */
export function voiceLabels(t: TranslateVoice): VoiceAssistantLabels {
  const names = Object.keys(VOICE_ASSISTANT_LABELS) as (keyof VoiceAssistantLabels)[];
  return Object.fromEntries(names.map((name) => [name, t(`label.${name}`)])) as Record<
    keyof VoiceAssistantLabels,
    string
  >;
}
