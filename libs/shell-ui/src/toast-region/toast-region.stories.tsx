import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ToastRegion, type ToastMessage, type ToastRegionProps } from './toast-region.tsx';

const SAVED: ToastMessage = { id: 'saved', tone: 'success', text: 'Your theme is saved.' };
const KEPT: ToastMessage = {
  id: 'kept',
  tone: 'info',
  text: 'Your theme is kept in this browser. Sign in to store it.',
};
const LOST: ToastMessage = {
  id: 'lost',
  tone: 'problem',
  text: 'The stylesheet of that theme could not be loaded. The previous one stays.',
};

const meta = {
  component: ToastRegion,
  // In the workshop messages stay, so that they can be inspected.
  args: { messages: [KEPT], durationMs: 3_600_000, onDismiss: () => undefined },
  // A control that changes starts the story again.
  render: (args) => <Dismissible key={JSON.stringify(args.messages)} {...args} />,
  parameters: { docs: { story: { inline: false, height: '260px' } } },
} satisfies Meta<typeof ToastRegion>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { labels: { region: 'Notes', dismiss: 'Close' } } };

export const Success: Story = { args: { messages: [SAVED] } };

/** A problem stays until it is dismissed. */
export const Problem: Story = { args: { messages: [LOST] } };

export const Several: Story = { args: { messages: [SAVED, KEPT, LOST] } };

export const OnAPhone: Story = { args: { messages: [SAVED, LOST] }, globals: { viewport: { value: 'phone' } } };

/** After a message is dismissed by key, the same key dismisses the next one. */
export const DismissedByKeyboard: Story = {
  args: { messages: [SAVED, KEPT, LOST] },
  play: async ({ canvas, step }) => {
    await step('Dismiss the first', async () => {
      canvas.getAllByRole('button', { name: 'Dismiss' })[0]!.focus();
      await userEvent.keyboard('{Enter}');
    });
    await step('The focus is on the next', async () => {
      const [next, ...others] = canvas.getAllByRole('button', { name: 'Dismiss' });
      await expect(others).toHaveLength(1);
      await expect(next).toHaveFocus();
      await expect(next).toHaveAccessibleDescription(KEPT.text);
    });
  },
};

function Dismissible({ messages: start, ...rest }: ToastRegionProps) {
  const [messages, setMessages] = useState(start);
  return (
    <ToastRegion
      {...rest}
      messages={messages}
      onDismiss={(details) => {
        rest.onDismiss(details);
        setMessages((list) => list.filter(({ id }) => id !== details.id));
      }}
    />
  );
}
