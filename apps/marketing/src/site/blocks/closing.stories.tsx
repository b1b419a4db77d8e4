import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite } from '../../testing/site-story.tsx';
import { genGrid } from '../../content/inbuilt-solutions/gen-grid.ts';
import { Closing } from './closing.tsx';

const meta = {
  component: Closing,
  decorators: [inSite],
  args: { closing: genGrid.closing },
} satisfies Meta<typeof Closing>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
