import type { Meta } from '@storybook/react-vite';
import { ThemePanel, type ThemePanelProps } from '../theme-panel/theme-panel.tsx';
import { PanelOnAPage } from './panel-on-a-page.tsx';

const ignore = () => undefined;

/**
 * Meta shared by every story of the panel: an open panel on a page that reacts to it.
 *
 * The meta of a file has a plain comment, no docblock: Storybook adds a docblock as parameters, which replace these.
 */
export const panelStories = {
  component: ThemePanel,
  // The engine is the workshop’s own: the panel restyles the story, and toolbar and panel agree.
  args: {
    id: 'theme-panel',
    isOpen: true,
    onClose: ignore,
    onSave: ignore,
    onResetCurrent: ignore,
  } as Partial<ThemePanelProps> as ThemePanelProps,
  argTypes: { engine: { control: false } },
  render: (args) => <PanelOnAPage {...args} />,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof ThemePanel>;
