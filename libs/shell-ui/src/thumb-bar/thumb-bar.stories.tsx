import type { Meta, StoryObj } from '@storybook/react-vite';
import { ThumbBar } from './thumb-bar.tsx';

const meta = {
  component: ThumbBar,
  args: {
    children: (
      <>
        <a href="#demo" className="button">
          Try the demo
        </a>
        <a href="/contact-us" className="button button-primary">
          Pre-order
        </a>
      </>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '120px' } } },
} satisfies Meta<typeof ThumbBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: 'Page actions' } };

export const OneAction: Story = {
  args: {
    children: (
      <a href="/contact-us" className="button button-primary">
        Pre-order
      </a>
    ),
  },
};
