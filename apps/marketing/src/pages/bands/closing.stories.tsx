import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite, onPage } from '../../testing/site-story.tsx';
import { viewAt } from '../../testing/view-at.ts';
import { Closing } from './closing.tsx';

const meta = {
  component: Closing,
  decorators: [onPage, inSite],
  parameters: { layout: 'fullscreen' },
  args: { closing: viewAt('/uniqueness').closing },
} satisfies Meta<typeof Closing>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { closing: viewAt('/').closing, hasFacts: true } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
