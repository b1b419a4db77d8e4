import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite, onPage } from '../../testing/site-story.tsx';
import { bandAt } from '../../testing/view-at.ts';
import { Weave } from './weave.tsx';

const meta = {
  component: Weave,
  decorators: [onPage, inSite],
  parameters: { layout: 'fullscreen' },
  args: { band: bandAt('/online-ide/code-debugger', 'weave') },
} satisfies Meta<typeof Weave>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { band: bandAt('/api-generator/workflow-api-bug-free-development', 'weave') },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
