import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite, onPage } from '../../testing/site-story.tsx';
import { bandAt } from '../../testing/view-at.ts';
import { Compare } from './compare.tsx';

const meta = {
  component: Compare,
  decorators: [onPage, inSite],
  parameters: { layout: 'fullscreen' },
  args: { band: bandAt('/about-us', 'compare') },
} satisfies Meta<typeof Compare>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { band: bandAt('/api-generator/custom-apis', 'compare') } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
