import { ThemeCog } from '@genmaster/shell-ui';
import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { LazyBoundary } from '../../platform/lazy-boundary.tsx';
import { useSiteDispatch, useSiteSelector } from '../../platform/services-context.tsx';
import { useText } from '@genmaster/i18n';
import { toastShown } from '../toasts/toast-slice.ts';
import { THEME_PANEL_ID } from './theme-panel-id.ts';
import { panelClosed, panelToggled, selectIsPanelActive, selectIsPanelOpen } from './theme-panel-slice.ts';

/** Delay before the panel’s host is mounted without a request (specification §9). */
const WIRING_DELAY_MS = 1000;

const ThemePanelHost = lazy(async () => ({ default: (await import('./theme-wiring.ts')).ThemePanelHost }));

/**
 * Renders the cog and the theme panel.
 *
 * The panel’s host is mounted one second after start, so that the saved theme is loaded. The panel itself is fetched
 * when the pointer or the focus reaches the cog, or when it is opened in another way.
 */
export function ThemeCustomiser() {
  const t = useText();
  const dispatch = useSiteDispatch();
  const isActive = useSiteSelector(selectIsPanelActive);
  const isOpen = useSiteSelector(selectIsPanelOpen);
  const [isWired, setIsWired] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const want = () => setIsWanted(true);
  // Opened by voice, by an address or by a key: the panel stays mounted after it is closed.
  if (isOpen && !isWanted) want();
  useEffect(() => {
    // A transition, because it was not requested yet and must not delay the response to the visitor’s input.
    const timer = setTimeout(() => startTransition(() => setIsWired(true)), WIRING_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  const reportLoss = () => {
    dispatch(panelClosed());
    dispatch(toastShown({ tone: 'problem', text: t('theme.panelLost') }));
  };

  if (!isActive) return null;
  return (
    <>
      <ThemeCog
        id="gm-theme-cog"
        data-early="theme"
        isOpen={isOpen}
        panelId={THEME_PANEL_ID}
        label={t('frame.themeSettings')}
        onPointerEnter={want}
        onFocus={want}
        onClick={() => dispatch(panelToggled())}
      />
      {isWired || isWanted ? (
        <LazyBoundary isWanted={isOpen} onLost={reportLoss}>
          <Suspense>
            <ThemePanelHost isWanted={isWanted} label={t('frame.themeSettings')} />
          </Suspense>
        </LazyBoundary>
      ) : null}
    </>
  );
}
