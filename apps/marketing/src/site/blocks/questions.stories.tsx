import type { Meta, StoryObj } from '@storybook/react-vite';
import { inSite } from '../../testing/site-story.tsx';
import { genGrid } from '../../content/inbuilt-solutions/gen-grid.ts';
import { Questions } from './questions.tsx';

const meta = {
  component: Questions,
  decorators: [inSite],
  args: { questions: genGrid.questions },
} satisfies Meta<typeof Questions>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { questions: [{ question: 'Which keys are there?', answer: 'Those of the table above, `Tab` first.' }] },
};

export const One: Story = { args: { questions: genGrid.questions.slice(0, 1) } };
