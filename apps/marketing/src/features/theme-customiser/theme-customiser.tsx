import { ThemeCog } from '@genmaster/shell-ui';
import { lazy, startTransition, Suspense, useEffect, useState } from 'react';
import { LazyBoundary } from '../../app/lazy-boundary.tsx';
import { useSiteDispatch, useSiteSelector } from '../../app/services-context.tsx';
import { useText } from '../../i18n/page-language.tsx';
import { toastShown } from '../toasts/toast-slice.ts';
import { panelToggled, selectIsPanelActive, selectIsPanelOpen } from './theme-panel-slice.ts';

export const THEME_PANEL_ID = 'gm-theme-panel';

/** When the panel is fetched and wired without being asked for (specification §9). */
const WIRING_DELAY_MS = 1000;

const ThemePanelHost = lazy(async () => ({ default: (await import('./theme-panel-host.tsx')).ThemePanelHost }));

/** The cog, and behind it the panel, which is fetched one second after start or at once when asked for. */
export function ThemeCustomiser() {
  const say = useText();
  const dispatch = useSiteDispatch();
  const isActive = useSiteSelector(selectIsPanelActive);
  const isOpen = useSiteSelector(selectIsPanelOpen);
  const [isWired, setIsWired] = useState(false);
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
        onClick={() => dispatch(panelToggled())}
      />
      {isWired || isOpen ? (
        <LazyBoundary onLost={() => dispatch(toastShown({ tone: 'problem', text: say('theme.panelLost') }))}>
          <Suspense>
            <ThemePanelHost />
          </Suspense>
        </LazyBoundary>
      ) : null}
    </>
  );
}
