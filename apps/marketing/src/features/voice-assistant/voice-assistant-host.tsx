import { VoiceAssistant } from '@genmaster/shell-ui/voice-assistant';
import { useState } from 'react';
import { useSiteDispatch } from '../../app/services-context.tsx';
import { useLanguage } from '../../i18n/page-language.tsx';
import { useVoiceAssistant } from './use-voice-assistant.ts';
import { voiceHidden } from './voice-slice.ts';

/** The voice assistant of the shell, wired to the router, the theme and the page finder. */
export function VoiceAssistantHost() {
  const dispatch = useSiteDispatch();
  const [text, onTextChange] = useState('');
  const [language, onLanguageChange] = useState(useLanguage().code);
  const assistant = useVoiceAssistant({ text, language, onTextChange, onLanguageChange });
  return <VoiceAssistant {...assistant} onClose={() => dispatch(voiceHidden())} />;
}
