import { Tabs } from '../tabs/tabs.tsx';
import { LayoutTab, type LayoutTabProps } from './layout-tab.tsx';
import { ThemeTab, type ThemeTabProps } from './theme-tab.tsx';

/** Renders the panel’s one tab and the two sub-tabs inside it. */
export function PanelTabs({ hasRoomForMenu, ...props }: ThemeTabProps & Pick<LayoutTabProps, 'hasRoomForMenu'>) {
  const { labels } = props;
  const theme = { id: 'theme', label: labels.themeSubTab, content: <ThemeTab {...props} /> };
  const layout = {
    id: 'layout',
    label: labels.layoutSubTab,
    content: <LayoutTab {...props} hasRoomForMenu={hasRoomForMenu} />,
  };
  const subTabs = <Tabs label={labels.themeTab} appearance="secondary" items={[theme, layout]} />;
  return <Tabs label={labels.panel} items={[{ id: 'theme', label: labels.themeTab, content: subTabs }]} />;
}
