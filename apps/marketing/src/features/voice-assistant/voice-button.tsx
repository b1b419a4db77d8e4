import { useSiteDispatch, useSiteSelector } from '../../platform/services-context.tsx';
import { useText } from '@genmaster/i18n';
import { selectIsVoiceActive, voiceHidden, voiceShown } from './voice-slice.ts';

/** Shows the voice assistant, and hides it. Both leave the microphone off. */
export function VoiceButton({ className }: { className: string }) {
  const say = useText();
  const dispatch = useSiteDispatch();
  const isActive = useSiteSelector(selectIsVoiceActive);
  return (
    <button
      type="button"
      className={`${className} needs-script`}
      data-early="voice"
      aria-pressed={isActive}
      onClick={() => dispatch(isActive ? voiceHidden() : voiceShown())}
    >
      {say('voice.open')}
    </button>
  );
}
