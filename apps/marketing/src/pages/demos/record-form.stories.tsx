import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { inSite } from '../../testing/site-story.tsx';
import { badValues } from '@genmaster/app-model';
import { booking, invoice, leaveDays } from '@genmaster/app-model';
import '@genmaster/demos/stage.css';
import { RecordForm } from '@genmaster/demos';

const meta = {
  component: RecordForm,
  decorators: [inSite],
  args: { entity: invoice, onSave: () => undefined, announce: () => undefined },
  render: (args) => (
    <div className="demo-stage">
      <RecordForm {...args} />
    </div>
  ),
} satisfies Meta<typeof RecordForm>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { entity: booking } };

export const Refused: Story = {
  args: { entity: leaveDays, hasSummary: true, bad: badValues(leaveDays) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try bad input' }));
    await expect(await canvas.findByRole('group', { name: /need a correction/ })).toHaveFocus();
  },
};

export const HindiMessages: Story = {
  args: { entity: invoice, messagesIn: 'hi' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Number खाली है। कोई मान भरें।')).toBeVisible();
  },
};
