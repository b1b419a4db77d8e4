import { useSiteDispatch, useSiteSelector } from '../../platform/services-context.tsx';
import { useText } from '@genmaster/i18n';
import { selectIsVoiceActive, voiceHidden, voiceShown } from './voice-slice.ts';

/** Renders the button that shows or hides the voice assistant. The microphone stays off. */
export function VoiceButton({ className }: { className: string }) {
  const t = useText();
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
      {t('voice.open')}
    </button>
  );
}
