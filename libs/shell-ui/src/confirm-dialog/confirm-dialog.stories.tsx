import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

const meta = {
  component: ConfirmDialog,
  args: {
    isOpen: true,
    question: 'Are you sure you want to Save Current Changes.?',
    onConfirm: () => undefined,
    onCancel: () => undefined,
  },
  // Each dialog opens over the whole page, so a docs page shows it in a separate frame.
  parameters: { docs: { story: { inline: false, height: '260px' } } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { labels: { ok: 'Save', cancel: 'Keep editing' } } };

/** A long question wraps and stays inside a phone’s window. */
export const LongQuestion: Story = {
  args: {
    question:
      'Are you sure you want to go back to the theme that was saved last? Colours, sizes and fonts that you changed since then are shown as before.',
  },
  globals: { viewport: { value: 'phone' } },
};

/** The dialog takes the focus, and the answer returns it to the element that had it before. */
export const FocusReturns: Story = {
  args: { isOpen: false },
  render: (args) => <Asking {...args} />,
  play: async ({ canvas, step }) => {
    const ask = canvas.getByRole('button', { name: 'Save Changes' });
    await step('The question opens with the focus on Cancel', async () => {
      ask.focus();
      await userEvent.keyboard('{Enter}');
      await expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    });
    await step('Tab stays inside the question', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
    });
    await step('Answering gives the focus back', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(ask).toHaveFocus();
    });
  },
};

function Asking(props: ConfirmDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  const closeAfter = (tell: () => void) => () => {
    tell();
    setIsOpen(false);
  };
  return (
    <>
      <button type="button" className="button" onClick={() => setIsOpen(true)}>
        Save Changes
      </button>
      <ConfirmDialog
        {...props}
        isOpen={isOpen}
        onConfirm={closeAfter(props.onConfirm)}
        onCancel={closeAfter(props.onCancel)}
      />
    </>
  );
}
