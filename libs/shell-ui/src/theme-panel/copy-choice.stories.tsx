import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { NewerCopy } from '../testing/newer-copy.tsx';
import { panelStories } from '../testing/panel-stories.tsx';
import type { ThemePanel } from './theme-panel.tsx';

// The panel beside another copy of the theme.
const meta = {
  ...panelStories,
} satisfies Meta<typeof ThemePanel>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Value of a variable on the page. */
const onPage = (name: string) => document.body.style.getPropertyValue(name);

/** The theme was saved elsewhere meanwhile: mine and theirs as pictures, each shown on the page before one is chosen. */
export const Conflict: Story = {
  decorators: [(Panel) => <NewerCopy>{Panel()}</NewerCopy>],
  play: async ({ canvas, step }) => {
    const notice = within(await canvas.findByRole('alert'));
    const pageShows = (size: string) => waitFor(() => expect(onPage('--font-h1')).toBe(size));
    const press = async (name: string) => {
      notice.getByRole('button', { name }).focus();
      await userEvent.keyboard('{Enter}');
    };
    await step('Both have a picture, and mine is on the page', async () => {
      await expect(notice.getAllByRole('figure')).toHaveLength(2);
      await pageShows('64px');
    });
    await step('Compare shows theirs', async () => {
      await press('Compare: show theirs');
      await pageShows('24px');
    });
    await step('Another part of the panel has mine back at once', async () => {
      await userEvent.tab({ shift: true });
      await pageShows('64px');
    });
    await step('Keep mine ends the choice', async () => {
      await press('Keep mine');
      await expect(canvas.queryByRole('alert')).toBeNull();
      await pageShows('64px');
    });
  },
};

/** The page shows the saved theme while a key is held, and the edits again when it is released. */
export const HoldToCompare: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(canvas.getByText('Font Size'));
    const slider = canvas.getByRole<HTMLInputElement>('slider', { name: 'H1' });
    const saved = `${slider.value}px`;
    await fireEvent.input(slider, { target: { value: '64' } });
    await fireEvent.change(slider);
    const pageShows = (size: string) => waitFor(() => expect(onPage('--font-h1')).toBe(size));
    await pageShows('64px');
    const hold = canvas.getByRole('button', { name: 'Hold to see saved' });
    hold.focus();
    for (const key of [' ', '\\']) {
      await step(`“${key}” held shows the saved theme, and the panel keeps the edits`, async () => {
        await fireEvent.keyDown(hold, { key });
        await pageShows(saved);
        await expect(canvas.getByRole('status')).toHaveTextContent('Unsaved changes');
      });
      await step('Released, the edits are back', async () => {
        await fireEvent.keyUp(hold, { key });
        await pageShows('64px');
      });
    }
  },
};
