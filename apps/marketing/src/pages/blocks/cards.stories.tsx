import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite, onPage } from '../../testing/site-story.tsx';
import { Cards } from './cards.tsx';

const meta = {
  component: Cards,
  decorators: [onPage, inSite],
  args: {
    items: [
      { title: 'Forms', text: 'Fields, rules and messages from one definition.' },
      { title: 'Grids', text: 'Sorting, filters and editing over the same fields.' },
      { title: 'Calls', text: 'One path for each thing that is kept.' },
    ],
  },
} satisfies Meta<typeof Cards>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { items: [{ title: 'Gen Grid', text: 'A grid with `1,000` rows.', href: '/inbuilt-solutions/gen-grid' }] },
};

/** Cards with an address are links as a whole. */
export const Links: Story = {
  args: {
    items: [
      { title: 'About us', text: 'Why we show what is generated.', href: '/about-us' },
      { title: 'Contact us', text: 'Where a question finds an answer.', href: '/contact-us' },
    ],
  },
};

/** Cards side by side have the same height, whatever their content. */
export const UnequalTexts: Story = {
  args: {
    items: [
      { title: 'Short', text: 'Few words.' },
      {
        title: 'A title that takes more than one line where there is little room',
        text: 'Many words, so that a reader sees what becomes of the card beside it: it grows as well, and the two end on one line.',
      },
    ],
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
