import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite, onPage } from '../../testing/site-story.tsx';
import { bandAt } from '../../testing/view-at.ts';
import { Pair } from './pair.tsx';

const meta = {
  component: Pair,
  decorators: [onPage, inSite],
  parameters: { layout: 'fullscreen' },
  args: { band: bandAt('/', 'pair') },
} satisfies Meta<typeof Pair>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { band: { ...bandAt('/', 'pair'), joined: undefined } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
