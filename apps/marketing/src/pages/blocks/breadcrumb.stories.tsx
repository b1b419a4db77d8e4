import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite, onPage } from '../../testing/site-story.tsx';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  component: Breadcrumb,
  decorators: [onPage, inSite],
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

export const Playground: Story = {
  args: {
    steps: [
      { name: 'Home', path: '/' },
      { name: 'Contact', path: '/contact-us' },
    ],
  },
};

/** Names that need more than one line. */
export const LongOnAPhone: Story = {
  args: {
    steps: [
      { name: 'Home', path: '/' },
      { name: 'Parts that are there from the start', path: '/inbuilt-solutions' },
      { name: 'A grid that sorts, filters, groups and exports', path: '/inbuilt-solutions/gen-grid' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
};

export const InHindi: Story = { globals: { language: 'hi' } };
