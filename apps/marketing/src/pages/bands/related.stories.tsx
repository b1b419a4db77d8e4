import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite, onPage } from '../../testing/site-story.tsx';
import { viewAt } from '../../testing/view-at.ts';
import { Related } from './related.tsx';

const meta = {
  component: Related,
  decorators: [onPage, inSite],
  parameters: { layout: 'fullscreen' },
  args: { links: viewAt('/').related },
} satisfies Meta<typeof Related>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { links: viewAt('/uniqueness').related } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
