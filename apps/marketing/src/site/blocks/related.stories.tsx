import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite } from '../../testing/site-story.tsx';
import { genGrid } from '../../content/inbuilt-solutions/gen-grid.ts';
import { Related } from './related.tsx';

const meta = { component: Related, decorators: [inSite], args: { links: genGrid.related } } satisfies Meta<
  typeof Related
>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { links: [{ href: '/about-us', label: 'About us', note: 'Why we show what is generated.' }] },
};

/** A link that says enough by its name. */
export const WithoutNotes: Story = {
  args: { links: genGrid.related.map(({ href, label }) => ({ href, label })) },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
