import { ThemePanel, type ThemePanelProps } from '@genmaster/shell-ui/theme-panel';
import { useLanguage } from '@genmaster/i18n';
import type { UserInfo } from '@genmaster/auth-client/contract';
import { use, useEffect } from 'react';
import { useMyThemes } from './use-my-themes.ts';
import { useRoomForMenu } from './use-room-for-menu.ts';
import { navbarModeOf, surfaceOf } from './page-surface.ts';
import { THEME_PANEL_ID } from './theme-panel-id.ts';
import type { ThemeRuntime } from './theme-runtime.ts';
import { themeWordsIn } from './theme-words.ts';
import { shareAddress } from './use-shared-theme.ts';

/** What the wiring knows and the panel shows. */
export interface ThemePanelViewProps extends Pick<
  ThemePanelProps,
  | 'engine'
  | 'isOpen'
  | 'isSaving'
  | 'conflict'
  | 'isAccountLost'
  | 'keptHere'
  | 'publishing'
  | 'sharedText'
  | 'onSharedTextRead'
  | 'onClose'
  | 'onSave'
  | 'onResetCurrent'
> {
  runtime: ThemeRuntime;
  /** Whoever is signed in. */
  user: UserInfo | null;
}

/** The panel in the visitor’s language and on this page; fetched when somebody is about to open it. */
export function ThemePanelView({ runtime, user, ...panel }: ThemePanelViewProps) {
  const { code } = useLanguage();
  const { panelLabels, catalogueNames } = use(themeWordsIn(code));
  const hasRoomForMenu = useRoomForMenu();
  const myThemes = useMyThemes(runtime, user);
  useEffect(() => {
    if (!catalogueNames) return;
    runtime.nameChoices(catalogueNames);
    return () => runtime.nameChoices({});
  }, [runtime, catalogueNames]);
  return (
    <ThemePanel
      id={THEME_PANEL_ID}
      {...panel}
      myThemes={myThemes}
      {...(panelLabels ? { labels: panelLabels } : {})}
      {...(savesData() ? {} : { loadFont: runtime.loadFont })}
      surface={surfaceOf(document)}
      navbarMode={navbarModeOf(document)}
      hasRoomForMenu={hasRoomForMenu}
      shareAddress={shareAddress}
    />
  );
}

/** Whether the visitor asked sites to spare their connection; then no font is fetched only to be looked at. */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
