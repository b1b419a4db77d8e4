import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite, onPage } from '../../testing/site-story.tsx';
import { bandAt } from '../../testing/view-at.ts';
import { Bento } from './bento.tsx';

const meta = {
  component: Bento,
  decorators: [onPage, inSite],
  parameters: { layout: 'fullscreen' },
  args: { band: bandAt('/uniqueness', 'bento') },
} satisfies Meta<typeof Bento>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { band: bandAt('/online-ide', 'bento') } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
