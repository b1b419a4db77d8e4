import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cutTexts } from '../../testing/cut-texts.ts';
import { inSite, onPage } from '../../testing/site-story.tsx';
import { bandAt } from '../../testing/view-at.ts';
import { Slope } from './slope.tsx';

const meta = {
  component: Slope,
  decorators: [onPage, inSite],
  parameters: { layout: 'fullscreen' },
  args: { band: bandAt('/inbuilt-solutions/gen-grid', 'slope') },
} satisfies Meta<typeof Slope>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { band: bandAt('/inbuilt-solutions/gen-grid', 'slope') } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** Names of files, which have no spaces, in the columns of a phone. */
export const FilesOnAPhone: Story = {
  args: { band: bandAt('/online-ide/code-management', 'slope') },
  parameters: { runner: { width: 320 } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(cutTexts(canvasElement)).toEqual([]);
  },
};
