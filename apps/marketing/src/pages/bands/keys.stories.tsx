import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cutTexts } from '../../testing/cut-texts.ts';
import { inSite, onPage } from '../../testing/site-story.tsx';
import { bandAt } from '../../testing/view-at.ts';
import { Keys } from './keys.tsx';

const meta = {
  component: Keys,
  decorators: [onPage, inSite],
  parameters: { layout: 'fullscreen' },
  args: { band: bandAt('/online-ide/code-debugger', 'keys') },
} satisfies Meta<typeof Keys>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** The longest combination: no key is narrower than its name. */
export const Playground: Story = {
  args: { band: bandAt('/inbuilt-solutions/gen-grid', 'keys') },
  play: async ({ canvasElement }) => {
    await expect(cutTexts(canvasElement)).toEqual([]);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
