import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { panelStories } from '../testing/panel-stories.tsx';
import type { ThemePanel } from './theme-panel.tsx';

// The panel with the picker of a colour.
const meta = {
  ...panelStories,
} satisfies Meta<typeof ThemePanel>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Time to load a lazy part of the picker. */
const A_WHILE = { timeout: 10_000 };

/** The picker shows the contrast of the colour, fixes it, and offers the colours of the theme. */
export const ContrastInThePicker: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByText('Text Color'));
    await userEvent.click(canvas.getByRole('button', { name: 'Link' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Link' }));
    await step('A colour of the theme that is too light for a text', async () => {
      await userEvent.click(picker.getByRole('button', { name: /^Accent, / }));
      await expect(await picker.findByText(/, the lowest of 3: 3\.\d+:1, fails AA$/, {}, A_WHILE)).toBeVisible();
    });
    await step('One press repairs it', async () => {
      await userEvent.click(picker.getByRole('button', { name: 'Repair' }));
      await expect(await picker.findByText(/: 4\.5\d*:1, passes AA$/, {}, A_WHILE)).toBeVisible();
    });
  },
};

/** Beside the panel there is room for lightness and chroma; OK and Cancel stay the same. */
export const LargerPicker: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByText('Layout Colors'));
    await userEvent.click(canvas.getByRole('button', { name: 'Primary' }));
    const picker = within(await screen.findByRole('dialog', { name: 'Primary' }));
    const larger = picker.getByRole('button', { name: 'Larger picker', hidden: true });
    await step('By keyboard, in a window that has the room', async () => {
      if (!larger.checkVisibility()) return;
      larger.focus();
      await userEvent.keyboard('{Enter}');
      await picker.findByRole('slider', { name: 'Chroma' }, A_WHILE);
      await expect(larger).toHaveFocus();
    });
    await step('Escape restores what was there, and nothing is left to undo', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Primary' })).toBeNull());
      await expect(canvas.getByRole('button', { name: 'Primary' })).toHaveFocus();
    });
  },
};
