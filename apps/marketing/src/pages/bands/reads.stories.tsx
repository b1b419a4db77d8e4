import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite, onPage } from '../../testing/site-story.tsx';
import { bandAt } from '../../testing/view-at.ts';
import { Reads } from './reads.tsx';

const meta = {
  component: Reads,
  decorators: [onPage, inSite],
  parameters: { layout: 'fullscreen' },
  args: { band: bandAt('/designing-tool/multi-themes', 'reads') },
} satisfies Meta<typeof Reads>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { band: bandAt('/about-us', 'reads') } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
