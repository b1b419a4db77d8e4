import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite, onPage } from '../../testing/site-story.tsx';
import { bandAt } from '../../testing/view-at.ts';
import { Device } from './device.tsx';

const meta = {
  component: Device,
  decorators: [onPage, inSite],
  parameters: { layout: 'fullscreen' },
  args: { band: bandAt('/coding-solutions/cross-platform-support', 'device') },
} satisfies Meta<typeof Device>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { band: bandAt('/development-areas/mobile-development', 'device') } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
