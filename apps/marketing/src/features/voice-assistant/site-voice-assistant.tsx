import { lazy, Suspense } from 'react';
import { LazyBoundary } from '../../platform/lazy-boundary.tsx';
import { useSiteDispatch, useSiteSelector } from '../../platform/services-context.tsx';
import { useText } from '@genmaster/i18n';
import { toastShown } from '../toasts/toast-slice.ts';
import { selectIsVoiceActive, voiceHidden } from './voice-slice.ts';

const VoiceAssistantHost = lazy(async () => ({
  default: (await import('./voice-assistant-host.tsx')).VoiceAssistantHost,
}));

/** Renders the voice assistant while it is open. */
export function SiteVoiceAssistant() {
  const t = useText();
  const dispatch = useSiteDispatch();
  if (!useSiteSelector(selectIsVoiceActive)) return null;
  return (
    <LazyBoundary
      onLost={() => {
        dispatch(voiceHidden());
        dispatch(toastShown({ tone: 'problem', text: t('voice.chunkLost') }));
      }}
    >
      <Suspense>
        <VoiceAssistantHost />
      </Suspense>
    </LazyBoundary>
  );
}
