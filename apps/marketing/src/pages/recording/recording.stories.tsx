import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite } from '../../testing/site-story.tsx';
import { viewAt } from '../../testing/view-at.ts';
import { Recording } from './recording.tsx';

const meta = {
  component: Recording,
  decorators: [inSite],
  parameters: { layout: 'fullscreen' },
  args: { recording: viewAt('/online-ide/code-debugger').recording! },
} satisfies Meta<typeof Recording>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { recording: viewAt('/inbuilt-solutions/gen-grid').recording! } };

export const Hindi: Story = { args: { recording: viewAt('/hi/online-ide').recording! } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
