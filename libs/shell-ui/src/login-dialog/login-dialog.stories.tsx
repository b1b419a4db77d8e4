import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { LoginDialog, type LoginDialogProps } from './login-dialog.tsx';

const meta = {
  component: LoginDialog,
  args: { isOpen: true, onSubmit: () => undefined, onCancel: () => undefined },
  parameters: { docs: { story: { inline: false, height: '460px' } } },
} satisfies Meta<typeof LoginDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { labels: { hint: 'Your theme follows you to every device.' } } };

/** Submitted empty: each field shows what it requires, and the first one has the focus. */
export const FieldsMissing: Story = {
  play: async ({ step }) => {
    await step('Send the empty form', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    });
    await step('The first empty field has the focus and says why', async () => {
      const field = screen.getByLabelText('User code');
      await expect(field).toHaveFocus();
      await expect(field).toHaveAccessibleDescription('Enter your user code.');
    });
  },
};

/** The server rejected the sign-in. Its message is shown unchanged, and the typed text stays. */
export const Refused: Story = { args: { problem: 'User code or password is not right.' } };

export const ServerUnreachable: Story = {
  args: {
    problem: 'The server could not be reached. Check your connection and try again; what you typed is still here.',
  },
};

export const Busy: Story = { args: { isBusy: true } };

export const InHindi: Story = { globals: { language: 'hi' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** The dialog takes the focus when it opens and returns it when it closes. */
export const FocusReturns: Story = {
  args: { isOpen: false },
  render: (args) => <SigningIn {...args} />,
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Sign in' });
    await step('Opening goes to the first field', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      await expect(screen.getByLabelText('User code')).toHaveFocus();
    });
    await step('Cancel goes back to the button', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await expect(opener).toHaveFocus();
    });
  },
};

function SigningIn(props: LoginDialogProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => setIsOpen(true)}>
        Sign in
      </button>
      <LoginDialog
        {...props}
        isOpen={isOpen}
        onCancel={() => {
          props.onCancel();
          setIsOpen(false);
        }}
      />
    </>
  );
}
