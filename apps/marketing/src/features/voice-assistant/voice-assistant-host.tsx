import { VoiceAssistant } from '@genmaster/shell-ui/voice-assistant';
import { useState } from 'react';
import { useSiteDispatch } from '../../platform/services-context.tsx';
import { useLanguage } from '@genmaster/i18n';
import { useVoiceAssistant } from './use-voice-assistant.ts';
import { voiceHidden } from './voice-slice.ts';

/** Renders the shell’s voice assistant, connected to the router, the theme and the page finder. */
export function VoiceAssistantHost() {
  const dispatch = useSiteDispatch();
  const [text, onTextChange] = useState('');
  const [language, onLanguageChange] = useState(useLanguage().code);
  const assistant = useVoiceAssistant({ text, language, onTextChange, onLanguageChange });
  return <VoiceAssistant {...assistant} onClose={() => dispatch(voiceHidden())} />;
}
