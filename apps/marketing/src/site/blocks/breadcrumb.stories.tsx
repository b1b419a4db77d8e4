import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite } from '../../testing/site-story.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  component: Breadcrumb,
  decorators: [inSite],
  args: {
    steps: [
      { name: 'Home', path: '/' },
      { name: 'Built-in parts', path: '/inbuilt-solutions' },
      { name: 'Gen Grid', path: '/inbuilt-solutions/gen-grid' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
