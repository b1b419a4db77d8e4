import { memo } from 'react';
import { LanguageOffer } from '../features/language-switch/language-offer.tsx';
import { OfflineNotice } from '../features/offline-notice/offline-notice.tsx';
import { SitePageFinder } from '../features/page-finder/site-page-finder.tsx';
import { ThemeCustomiser } from '../features/theme-customiser/theme-customiser.tsx';
import { Toasts } from '../features/toasts/toasts.tsx';
import { SiteVoiceAssistant } from '../features/voice-assistant/site-voice-assistant.tsx';

/** Renders the layers over the page, most of them when they are requested. */
export const FrameOverlays = memo(function FrameOverlays() {
  return (
    <>
      <ThemeCustomiser />
      <SitePageFinder />
      <OfflineNotice />
      <SiteVoiceAssistant />
      <LanguageOffer />
      <Toasts />
    </>
  );
});
