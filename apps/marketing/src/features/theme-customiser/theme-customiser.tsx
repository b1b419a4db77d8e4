import { ThemeCog } from '@genmaster/shell-ui';
import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { LazyBoundary } from '../../platform/lazy-boundary.tsx';
import { useSiteDispatch, useSiteSelector } from '../../platform/services-context.tsx';
import { useText } from '@genmaster/i18n';
import { toastShown } from '../toasts/toast-slice.ts';
import { THEME_PANEL_ID } from './theme-panel-id.ts';
import { panelToggled, selectIsPanelActive, selectIsPanelOpen } from './theme-panel-slice.ts';

/** When the panel is wired without being asked for (specification §9). */
const WIRING_DELAY_MS = 1000;

const ThemePanelHost = lazy(async () => ({ default: (await import('./theme-panel-host.tsx')).ThemePanelHost }));

/**
 * The cog, and behind it the panel: wired one second after start, so that the saved theme is there, and fetched when somebody
 * points at the cog, moves the focus to it, or asks for the panel in another way.
 */
export function ThemeCustomiser() {
  const say = useText();
  const dispatch = useSiteDispatch();
  const isActive = useSiteSelector(selectIsPanelActive);
  const isOpen = useSiteSelector(selectIsPanelOpen);
  const [isWired, setIsWired] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const want = () => setIsWanted(true);
  // Opened by a voice, an address or a key: it stays when it is closed again.
  if (isOpen && !isWanted) want();
  useEffect(() => {
    // In small steps that let the visitor’s own go first: nobody has asked for it yet.
    const timer = setTimeout(() => startTransition(() => setIsWired(true)), WIRING_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  if (!isActive) return null;
  return (
    <>
      <ThemeCog
        id="gm-theme-cog"
        data-early="theme"
        isOpen={isOpen}
        panelId={THEME_PANEL_ID}
        label={say('frame.themeSettings')}
        onPointerEnter={want}
        onFocus={want}
        onClick={() => dispatch(panelToggled())}
      />
      {isWired || isWanted ? (
        <LazyBoundary onLost={() => dispatch(toastShown({ tone: 'problem', text: say('theme.panelLost') }))}>
          <Suspense>
            <ThemePanelHost isWanted={isWanted} label={say('frame.themeSettings')} />
          </Suspense>
        </LazyBoundary>
      ) : null}
    </>
  );
}
