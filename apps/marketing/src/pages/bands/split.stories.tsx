import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite, onPage } from '../../testing/site-story.tsx';
import { bandAt } from '../../testing/view-at.ts';
import { Split } from './split.tsx';

const meta = {
  component: Split,
  decorators: [onPage, inSite],
  parameters: { layout: 'fullscreen' },
  args: { band: bandAt('/online-ide/security-wfh-developers', 'split') },
} satisfies Meta<typeof Split>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { band: bandAt('/uniqueness/code-obfuscator', 'split') } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
