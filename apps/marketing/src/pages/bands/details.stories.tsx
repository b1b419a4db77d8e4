import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inSite, onPage } from '../../testing/site-story.tsx';
import { bandAt, viewAt } from '../../testing/view-at.ts';
import { Details } from './details.tsx';

const meta = {
  component: Details,
  decorators: [onPage, inSite],
  parameters: { layout: 'fullscreen' },
  args: { band: bandAt('/', 'details'), questions: viewAt('/').questions },
} satisfies Meta<typeof Details>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: {
    band: bandAt('/online-ide/code-debugger', 'details'),
    questions: viewAt('/online-ide/code-debugger').questions,
  },
};

/** One answer is open; the others stay closed. */
export const Open: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { question, answer } = viewAt('/').questions[0]!;
    await userEvent.click(await canvas.findByText(question));
    await expect(canvasElement.querySelectorAll('details[open]')).toHaveLength(1);
    await expect(canvas.getByText(answer.slice(0, 20), { exact: false })).toBeVisible();
  },
};
