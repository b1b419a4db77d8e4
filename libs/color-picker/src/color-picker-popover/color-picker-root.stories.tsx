import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ColorPickerContent } from './color-picker-content.tsx';
import { ColorPickerRoot } from './color-picker-root.tsx';
import { ColorPickerTrigger } from './color-picker-trigger.tsx';

const meta = {
  component: ColorPickerRoot,
  args: {
    label: 'Navbar background',
    defaultValue: 'teal',
    onValueChange: fn(),
    onValueCommit: fn(),
    onOpenChange: fn(),
    children: (
      <>
        <p>
          The <ColorPickerTrigger>navbar background</ColorPickerTrigger> of every page.
        </p>
        <ColorPickerContent presets={['teal', 'navy']} contrast={{ against: 'white' }} />
      </>
    ),
  },
} satisfies Meta<typeof ColorPickerRoot>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { outputFormat: 'oklch', outsideClick: 'cancel' } };

export const Disabled: Story = { args: { disabled: true } };

export const SharedByItsParts: Story = {
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    await step('The parts share the colour', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Navbar background' }));
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(expect.objectContaining({ open: true }));
      await userEvent.click(canvas.getByRole('button', { name: /navy/ }));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(expect.objectContaining({ value: '#000080' }));
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('dialog')).toBeNull();
      await expect(canvas.getByRole('button', { name: 'Navbar background' })).toHaveAccessibleDescription(/teal/);
    });
  },
};
