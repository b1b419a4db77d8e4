import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ColorPickerContent } from './color-picker-content.tsx';
import { ColorPickerRoot } from './color-picker-root.tsx';
import { ColorPickerTrigger } from './color-picker-trigger.tsx';

const meta = {
  component: ColorPickerTrigger,
  args: { children: 'Background' },
  render: (args) => (
    <ColorPickerRoot label="Navbar background" defaultValue="teal">
      <ColorPickerTrigger {...args} />
      <ColorPickerContent />
    </ColorPickerRoot>
  ),
} satisfies Meta<typeof ColorPickerTrigger>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { children: 'Navbar background', showSwatch: true } };

export const WithoutSwatch: Story = { args: { showSwatch: false } };

export const SwatchAlone: Story = { args: { children: undefined } };

export const Disabled: Story = { args: { disabled: true } };

export const OpensAndCloses: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'Navbar background' });
    await step('It says its colour', () => expect(button).toHaveAccessibleDescription(/teal/));
    await step('Enter opens the popup, Escape closes it and gives the focus back', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await userEvent.keyboard('{Escape}');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toHaveFocus();
    });
  },
};
