import { createSpeaker, type LanguageCode, type Speak } from '@genmaster/i18n';
import { messages as english } from '@genmaster/i18n/messages/voice.en';
import { messages as hindi } from '@genmaster/i18n/messages/voice.hi';
import { VOICE_ASSISTANT_LABELS, type VoiceAssistantLabels } from '@genmaster/shell-ui/voice-assistant';

/** Returns an answer of the assistant; `{name}` is the object of the command. */
export type SayVoice = Speak<keyof typeof english>;

/** Answers in each language of the commands. They come together, because it may differ from the page’s language. */
export const voiceTextIn: Readonly<Record<LanguageCode, SayVoice>> = {
  en: createSpeaker('en', english),
  hi: createSpeaker('hi', hindi),
};

/** Returns the labels of the assistant’s element. */
export function voiceLabels(say: SayVoice): VoiceAssistantLabels {
  const names = Object.keys(VOICE_ASSISTANT_LABELS) as (keyof VoiceAssistantLabels)[];
  return Object.fromEntries(names.map((name) => [name, say(`label.${name}`)])) as Record<
    keyof VoiceAssistantLabels,
    string
  >;
}
