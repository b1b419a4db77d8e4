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

export const Playground: Story = {
  args: {
    closing: {
      heading: 'Ask what is missing',
      text: 'A question that is not answered here finds its answer by mail.',
      action: { href: '/contact-us', label: 'Contact us' },
    },
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
