import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cutTexts } from '../../testing/cut-texts.ts';
import { inSite, onPage } from '../../testing/site-story.tsx';
import { bandAt } from '../../testing/view-at.ts';
import { Bento } from './bento.tsx';

const meta = {
  component: Bento,
  decorators: [onPage, inSite],
  parameters: { layout: 'fullscreen' },
  args: { band: bandAt('/uniqueness', 'bento') },
} satisfies Meta<typeof Bento>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { band: bandAt('/online-ide', 'bento') } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** A table with numbers: none of them breaks. */
export const NumbersOnAPhone: Story = {
  args: { band: bandAt('/inbuilt-solutions', 'bento') },
  parameters: { runner: { width: 320 } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(cutTexts(canvasElement.querySelector('table')!)).toEqual([]);
  },
};
