import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { panelStories } from '../testing/panel-stories.tsx';
import type { ThemePanel } from './theme-panel.tsx';

// The panel with the saved themes of the user.
const meta = {
  ...panelStories,
} satisfies Meta<typeof ThemePanel>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Saved themes of the user: one in use, and the others one press away. */
export const MyThemes: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: /My themes$/ }));
    await step('Each has a picture and a name', async () => {
      const list = within(await canvas.findByRole('list', { name: 'My themes' }));
      await expect(list.getAllByRole('listitem')).toHaveLength(3);
      await expect(list.getByRole('button', { name: /^My theme\s?, In use$/ })).toHaveAttribute('aria-pressed', 'true');
    });
  },
};

/** A theme is deleted and restored. */
export const ThemeDeleted: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: /My themes$/ }));
    await step('Delete takes it away, and Undo has the focus', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete: Harbour' }));
      await waitFor(() => expect(canvas.queryByRole('button', { name: 'Use: Harbour' })).toBeNull());
      await waitFor(() => expect(document.querySelector('[data-undo]')).toHaveFocus());
    });
  },
};

/** A host that keeps themes with an account only: a visitor has one theme, and a hint on keeping more. */
export const MyThemesSignedOut: Story = {
  args: { myThemes: { state: 'signed-out', onSignIn: () => undefined } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /My themes$/ }));
    await expect(await canvas.findByRole('button', { name: 'Sign in' })).toBeVisible();
  },
};
