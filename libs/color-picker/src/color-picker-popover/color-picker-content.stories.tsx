import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ColorPickerContent } from './color-picker-content.tsx';
import { ColorPickerRoot } from './color-picker-root.tsx';
import { ColorPickerTrigger } from './color-picker-trigger.tsx';

const meta = {
  component: ColorPickerContent,
  render: (args) => (
    <ColorPickerRoot label="Navbar background" defaultValue="teal">
      <ColorPickerTrigger>Background</ColorPickerTrigger>
      <ColorPickerContent {...args} />
    </ColorPickerRoot>
  ),
} satisfies Meta<typeof ColorPickerContent>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = {
  args: { placement: 'right', presets: ['teal', 'navy'], contrast: { against: 'white' }, showAddButton: true },
};

export const WithoutButtons: Story = { args: { showButtons: false, hideFields: true } };

export const InTheTopLayer: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('It is there while the popup is open, in the top layer, and is named like the colour', async () => {
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Navbar background' }));
      const dialog = canvas.getByRole('dialog', { name: 'Navbar background' });
      await waitFor(() => expect(dialog).toHaveAttribute('data-placement'));
      await expect(dialog.matches(':popover-open')).toBe(true);
      await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
      await expect(canvas.queryByRole('dialog')).toBeNull();
    });
  },
};
