import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite, onPage } from '../../testing/site-story.tsx';
import { bandAt } from '../../testing/view-at.ts';
import { Steps } from './steps.tsx';

const meta = {
  component: Steps,
  decorators: [onPage, inSite],
  parameters: { layout: 'fullscreen' },
  args: { band: bandAt('/', 'steps') },
} satisfies Meta<typeof Steps>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { band: { ...bandAt('/', 'steps'), picture: undefined } } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
