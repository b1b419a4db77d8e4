import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { panelStories } from '../testing/panel-stories.tsx';
import type { typeColor } from '../testing/type-color.ts';
import type { ThemePanel } from './theme-panel.tsx';

// The panel with a theme from a file or a link, which waits for a decision.
const meta = {
  ...panelStories,
} satisfies Meta<typeof ThemePanel>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Value of a variable on the page. */
const onPage = (name: string) => document.body.style.getPropertyValue(name);

/** Opens the tools by key and passes a file to the import. */
const importFile = async (canvas: Parameters<typeof typeColor>[0], name: string, text: string) => {
  canvas.getByRole('button', { name: 'Tools' }).focus();
  await userEvent.keyboard('{Enter}');
  const input = await canvas.findByLabelText('Import a theme file');
  await userEvent.upload(input, new File([text], name));
};

/** A theme of another tool: the result for each value is listed before the theme is applied, all by keyboard. */
export const ImportWithMapping: Story = {
  play: async ({ canvas, step }) => {
    await importFile(
      canvas,
      'tweakcn.css',
      ':root { --primary: #7c3aed; --radius: 1rem; --tracking-normal: 0em; } .dark { --primary: #a78bfa; }',
    );
    const take = await canvas.findByRole('button', { name: 'Take it over' });
    await step('The page shows it, and the rest of the panel waits', async () => {
      await waitFor(() => expect(onPage('--layout-primary')).toBe('rgba(124, 58, 237, 1)'));
      await expect(canvas.getByText('Save Changes').closest('[inert]')).not.toBeNull();
    });
    await step('Enter on the summary lists what is taken and what is not', async () => {
      await userEvent.tab();
      await expect(document.activeElement?.tagName).toBe('SUMMARY');
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByText('--tracking-normal').closest('li')).toHaveTextContent('no counterpart');
      await expect(canvas.getByText('--radius').closest('li')).toHaveTextContent('Corners');
    });
    await step('Enter takes it over, as one step of undo', async () => {
      await userEvent.tab();
      await expect(take).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('button', { name: 'Undo: Import' })).toBeVisible();
      await expect(onPage('--layout-primary')).toBe('rgba(124, 58, 237, 1)');
    });
  },
};

/** A file without a theme is refused, and nothing changes. */
export const ImportRefused: Story = {
  play: async ({ canvas }) => {
    await importFile(canvas, 'notes.txt', 'Buy paint.');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That file holds no theme');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** A theme without any known value can be previewed but not applied. */
export const ImportOfNothing: Story = {
  play: async ({ canvas }) => {
    await importFile(canvas, 'other.css', ':root { --brand-hue: 200; }');
    await expect(await canvas.findByRole('button', { name: 'Take it over' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('None of its values has a counterpart here.')).toBeVisible();
    canvas.getByRole('button', { name: 'Back to mine' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('button', { name: 'Take it over' })).toBeNull();
  },
};

/** A link without a theme changes nothing. */
export const BrokenLink: Story = {
  args: { sharedText: '1.broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The address holds no theme');
  },
};
