import { ThemePanel } from '@genmaster/shell-ui/theme-panel';
import { use, useCallback, useEffect, useSyncExternalStore } from 'react';
import { useServices, useSiteDispatch, useSiteSelector } from '../../app/services-context.tsx';
import { useFollowedMode } from '../mode-switch/use-followed-mode.ts';
import { useLanguage, usePartText } from '../../i18n/page-language.tsx';
import { LeavingQuestion } from '../session/leaving-question.tsx';
import { toastShown } from '../toasts/toast-slice.ts';
import { navbarModeOf, surfaceOf } from './page-surface.ts';
import { THEME_PANEL_ID } from './theme-customiser.tsx';
import { sayThemeProblem } from './theme-messages.ts';
import { themeWordsIn } from './theme-words.ts';
import { panelClosed, panelOpened, selectIsPanelOpen } from './theme-panel-slice.ts';
import { useProjectOptions } from './use-project-options.ts';
import { usePublishScheme } from './use-publish-scheme.ts';
import { useRoomForMenu } from './use-room-for-menu.ts';
import { useSaveTheme } from './use-save-theme.ts';
import { shareAddress, useSharedTheme } from './use-shared-theme.ts';
import { useThemeOwner } from './use-theme-owner.ts';

/** The panel, wired: the engine of whoever is signed in, and the calls that store its theme. */
export function ThemePanelHost() {
  const dispatch = useSiteDispatch();
  const { theme } = useServices();
  const { code } = useLanguage();
  const say = usePartText('theme');
  const { panelLabels, catalogueNames } = use(themeWordsIn(code));
  const runtime = use(theme.load());
  const engine = useSyncExternalStore(runtime.subscribe, runtime.getEngine, runtime.getEngine);
  const isOpen = useSiteSelector(selectIsPanelOpen);
  useEffect(() => {
    if (!catalogueNames) return;
    runtime.nameChoices(catalogueNames);
    return () => runtime.nameChoices({});
  }, [runtime, catalogueNames]);
  useProjectOptions(runtime, isOpen);
  const owner = useThemeOwner(runtime);
  const publishing = usePublishScheme(runtime, owner.user);
  useFollowedMode(runtime);
  const hasRoomForMenu = useRoomForMenu();
  const { save, isSaving, conflict, isAccountLost } = useSaveTheme(runtime, owner, say);
  const [sharedText, onSharedTextRead] = useSharedTheme(useCallback(() => dispatch(panelOpened()), [dispatch]));

  useEffect(
    () =>
      runtime.onProblem((problem) => dispatch(toastShown({ tone: 'problem', text: sayThemeProblem(say, problem) }))),
    [runtime, dispatch, say],
  );

  return (
    <>
      <ThemePanel
        id={THEME_PANEL_ID}
        engine={engine}
        isOpen={isOpen}
        isSaving={isSaving}
        conflict={conflict}
        isAccountLost={isAccountLost}
        publishing={publishing}
        {...(panelLabels ? { labels: panelLabels } : {})}
        {...(savesData() ? {} : { loadFont: runtime.loadFont })}
        surface={surfaceOf(document)}
        navbarMode={navbarModeOf(document)}
        hasRoomForMenu={hasRoomForMenu}
        shareAddress={shareAddress}
        sharedText={sharedText}
        onSharedTextRead={onSharedTextRead}
        onClose={() => {
          dispatch(panelClosed());
          document.getElementById('gm-theme-cog')?.focus();
        }}
        onSave={() => void save()}
        onResetCurrent={() => {
          runtime.resetCurrent();
          owner.reload();
        }}
      />
      <LeavingQuestion />
    </>
  );
}

/** Whether the visitor asked sites to spare their connection; then no font is fetched only to be looked at. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
