import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite, onPage } from '../../testing/site-story.tsx';
import { Statement } from './statement.tsx';

const meta = {
  component: Statement,
  decorators: [onPage, inSite],
  parameters: { layout: 'fullscreen' },
  args: { band: { kind: 'statement', id: 'statement', heading: 'Describe an entity once. Everything else follows.' } },
} satisfies Meta<typeof Statement>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    band: {
      kind: 'statement',
      ground: 'stage',
      heading: 'Code that you can read is code that you can keep.',
      lead: 'Export it on any day, with its history.',
      link: { label: 'Export and import', href: '/coding-solutions/export-import-source-code' },
    },
  },
};
