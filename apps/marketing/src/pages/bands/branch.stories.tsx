import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite, onPage } from '../../testing/site-story.tsx';
import { bandAt } from '../../testing/view-at.ts';
import { Branch } from './branch.tsx';

const meta = {
  component: Branch,
  decorators: [onPage, inSite],
  parameters: { layout: 'fullscreen' },
  args: { band: bandAt('/designing-tool/multi-page-forms', 'branch') },
} satisfies Meta<typeof Branch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { band: bandAt('/case-studies', 'branch') } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
