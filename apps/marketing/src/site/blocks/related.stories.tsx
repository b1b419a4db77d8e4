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
