import { ModeSwitch, type ModeChoice } from '@genmaster/shell-ui';
import { useCallback, useSyncExternalStore } from 'react';
import { useSiteDispatch } from '../../platform/services-context.tsx';
import { useTheme } from '../theme-customiser/theme-context.tsx';
import { useText } from '@genmaster/i18n';
import { panelOpened } from '../theme-customiser/theme-panel-slice.ts';
import { toastShown } from '../toasts/toast-slice.ts';
import { chooseMode } from '../theme-customiser/choose-mode.ts';
import type { ModePreference } from '../theme-customiser/mode-preference.ts';

/** Renders the mode switch of the header, connected to the theme. */
export function SiteModeSwitch() {
  const services = useTheme();
  const t = useText();
  const dispatch = useSiteDispatch();
  const value = useModeChoice(services.modePreference);
  const choose = (choice: ModeChoice) => {
    chooseMode(services, choice).catch(() => dispatch(toastShown({ tone: 'problem', text: t('mode.lost') })));
  };
  return (
    <ModeSwitch
      className="needs-script"
      value={value}
      labels={{
        name: t('mode.label'),
        light: t('mode.light'),
        dark: t('mode.dark'),
        system: t('mode.system'),
        more: t('mode.more'),
      }}
      onValueChange={(details) => choose(details.value)}
      onMore={() => dispatch(panelOpened())}
    />
  );
}

/**
 * Returns the mode that the page shows, read from the document, so also before the theme engine is loaded. `null` for
 * Flately.
 */
function useModeChoice(preference: ModePreference): ModeChoice | null {
  const subscribe = useCallback(
    (listener: () => void) => {
      const observer = new MutationObserver(listener);
      observer.observe(document.documentElement, { attributeFilter: ['data-bs-theme'] });
      const stop = preference.subscribe(listener);
      return () => {
        observer.disconnect();
        stop();
      };
    },
    [preference],
  );
  const read = useCallback((): ModeChoice | null => {
    if (preference.isFollowing()) return 'system';
    const mode = document.documentElement.getAttribute('data-bs-theme') ?? 'light';
    return mode === 'light' || mode === 'dark' ? mode : null;
  }, [preference]);
  return useSyncExternalStore(subscribe, read, () => null);
}
