import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { WideGamutPicker } from './wide-gamut-picker.tsx';

const meta = {
  component: WideGamutPicker,
  args: { defaultValue: 'oklch(0.7 0.15 150)', onValueChange: fn(), onValueCommit: fn() },
} satisfies Meta<typeof WideGamutPicker>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { width: 320, height: 380 } };

export const BeyondSrgb: Story = {
  args: { defaultValue: 'color(display-p3 0 1 0)', format: 'p3' },
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await step('One press brings the colour into sRGB', async () => {
      await expect(canvas.getByText('Beyond sRGB')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Bring into sRGB' }));
      await expect(canvas.getByText('Every screen shows this color')).toBeVisible();
    });
  },
};

export const SrgbOnly: Story = { args: { gamut: 'srgb' } };

export const WithoutAlpha: Story = { args: { alpha: false } };

export const Disabled: Story = { args: { disabled: true } };
