import { VoiceAssistant } from '@genmaster/shell-ui/voice-assistant';
import { useSiteDispatch } from '../../app/services-context.tsx';
import { useVoiceAssistant } from './use-voice-assistant.ts';
import { voiceHidden } from './voice-slice.ts';

/** The voice assistant of the shell, wired to the router, the theme and the page finder. */
export function VoiceAssistantHost() {
  const dispatch = useSiteDispatch();
  return <VoiceAssistant {...useVoiceAssistant()} onClose={() => dispatch(voiceHidden())} />;
}
