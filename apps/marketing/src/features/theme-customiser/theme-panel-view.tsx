import { ThemePanel, type ThemePanelProps } from '@genmaster/shell-ui/theme-panel';
import { useLanguage, useLoaded } from '@genmaster/i18n';
import type { UserInfo } from '@genmaster/auth-client/contract';
import { useEffect, useLayoutEffect } from 'react';
import { useMyThemes } from './use-my-themes.ts';
import { useRoomForMenu } from './use-room-for-menu.ts';
import { navbarModeOf, surfaceOf } from './page-surface.ts';
import { THEME_PANEL_ID } from './theme-panel-id.ts';
import type { ThemeRuntime } from './theme-runtime.ts';
import { themeWordsIn } from './theme-words.ts';
import { shareAddress } from './use-shared-theme.ts';

/** Props of `ThemePanelView`. */
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
  /** The signed-in user, `null` for a visitor. */
  user: UserInfo | null;
}

/** Renders the panel in the visitor’s language; a chunk that is fetched when the panel is likely to be opened. */
export function ThemePanelView({ runtime, user, ...panel }: ThemePanelViewProps) {
  const { code } = useLanguage();
  const { panelLabels, catalogueNames } = useLoaded(themeWordsIn, code);
  const hasRoomForMenu = useRoomForMenu();
  const myThemes = useMyThemes(runtime, user);
  useEffect(() => {
    runtime.nameChoices(catalogueNames ?? {});
  }, [runtime, catalogueNames]);
  const { isOpen } = panel;
  // Opening the panel applies the theme (spec §2).
  useLayoutEffect(() => {
    if (isOpen) runtime.applyTheme();
  }, [runtime, isOpen]);
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

/**
 * Returns true when the visitor asked to save data (`navigator.connection.saveData`); then no font is loaded for a
 * preview only.
 */
const savesData = (): boolean =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
