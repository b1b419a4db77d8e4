import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite } from '../../testing/site-story.tsx';
import { genGrid } from '../../content/inbuilt-solutions/gen-grid.ts';
import { home } from '../../content/core/home.ts';
import { Hero } from './hero.tsx';

const meta = { component: Hero, decorators: [inSite], args: { page: genGrid } } satisfies Meta<typeof Hero>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { page: { ...genGrid, heading: 'A heading of your own', promise: 'What the page promises, in one sentence.' } },
};

/** At home the playground follows at once, so there is no drawing. */
export const Home: Story = { args: { page: home } };

export const OneAction: Story = { args: { page: { ...genGrid, actions: genGrid.actions.slice(0, 1) } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
