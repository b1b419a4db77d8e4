import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite, onPage } from '../../testing/site-story.tsx';
import { bandAt } from '../../testing/view-at.ts';
import { Proposal } from './proposal.tsx';

const meta = {
  component: Proposal,
  decorators: [onPage, inSite],
  parameters: { layout: 'fullscreen' },
  args: { band: bandAt('/', 'proposal') },
} satisfies Meta<typeof Proposal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { band: { ...bandAt('/', 'proposal'), ground: 'tinted' } } };
