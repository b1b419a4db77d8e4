import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite, onPage } from '../../testing/site-story.tsx';
import { bandAt } from '../../testing/view-at.ts';
import { Swap } from './swap.tsx';

const meta = {
  component: Swap,
  decorators: [onPage, inSite],
  parameters: { layout: 'fullscreen' },
  args: { band: bandAt('/', 'swap') },
} satisfies Meta<typeof Swap>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { band: { ...bandAt('/', 'swap'), ground: 'tinted' } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
