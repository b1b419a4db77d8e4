import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { panelStories } from '../testing/panel-stories.tsx';
import { typeColor } from '../testing/type-color.ts';
import type { ThemePanel } from './theme-panel.tsx';

// The panel with the contrast of every mode.
const meta = {
  ...panelStories,
} satisfies Meta<typeof ThemePanel>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Contrast problems are shown under the picture of a mode, and repaired in that mode only. */
export const ModesAtOnce: Story = {
  play: async ({ canvas, step }) => {
    await step('Everything can be read in all three', async () => {
      await waitFor(() => expect(canvas.getAllByText('✓ readable')).toHaveLength(3));
    });
    await step('Grey on grey, set by hand, is one pair that cannot', async () => {
      await userEvent.click(canvas.getByText('Other Button'));
      await typeColor(canvas, 'Text', '#777777');
      await typeColor(canvas, 'Background', '#888888');
    });
    await step('Repair mends it, and the mode has the focus', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Repair Light/ }));
      await expect(canvas.queryByRole('button', { name: /^Repair Light/ })).toBeNull();
      await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus();
    });
  },
};

/** Every mode with its contrast problems, each pair repaired separately or all together. */
export const EveryMode: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Other Button'));
    await typeColor(canvas, 'Text', '#777777');
    await typeColor(canvas, 'Background', '#888888');
    await userEvent.click(canvas.getByRole('button', { name: 'Modes' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Repair all' }));
    for (const mode of ['Light', 'Dark', 'Flately']) {
      const region = within(canvas.getByRole('region', { name: mode }));
      await waitFor(() => expect(region.getByText('✓ readable')).toBeVisible());
    }
  },
};
