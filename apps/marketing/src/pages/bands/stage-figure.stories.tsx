import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite, onPage } from '../../testing/site-story.tsx';
import { bandAt } from '../../testing/view-at.ts';
import { StageFigure } from './stage-figure.tsx';

const meta = {
  component: StageFigure,
  decorators: [onPage, inSite],
  parameters: { layout: 'fullscreen' },
  args: { band: bandAt('/inbuilt-solutions/multilingual', 'stage-figure') },
} satisfies Meta<typeof StageFigure>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { band: bandAt('/inbuilt-solutions/gen-grid', 'stage-figure') } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
