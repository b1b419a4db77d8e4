import { Tabs } from '../tabs/tabs.tsx';
import { LayoutTab, type LayoutTabProps } from './layout-tab.tsx';
import { ThemeTab, type ThemeTabProps } from './theme-tab.tsx';

export interface PanelTabsProps extends ThemeTabProps, Pick<LayoutTabProps, 'hasRoomForMenu'> {
  /** Fires when the other sub-tab is chosen. */
  onChoose: () => void;
}

/** Renders the two sub-tabs of the panel’s one tab. */
export function PanelTabs({ hasRoomForMenu, onChoose, ...props }: PanelTabsProps) {
  const { labels } = props;
  const theme = { id: 'theme', label: labels.themeSubTab, content: <ThemeTab {...props} /> };
  const layout = {
    id: 'layout',
    label: labels.layoutSubTab,
    content: <LayoutTab {...props} hasRoomForMenu={hasRoomForMenu} />,
  };
  return <Tabs label={labels.themeTab} items={[theme, layout]} onChoose={onChoose} />;
}
