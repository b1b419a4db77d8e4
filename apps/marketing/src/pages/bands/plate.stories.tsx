import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite, onPage } from '../../testing/site-story.tsx';
import { bandAt } from '../../testing/view-at.ts';
import { Plate } from './plate.tsx';

const meta = {
  component: Plate,
  decorators: [onPage, inSite],
  parameters: { layout: 'fullscreen' },
  args: { band: bandAt('/case-studies', 'plate') },
} satisfies Meta<typeof Plate>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { band: bandAt('/online-ide/file-access-control', 'plate') } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
