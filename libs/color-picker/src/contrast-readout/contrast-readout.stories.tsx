import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ColorPicker } from '../color-picker/color-picker.tsx';
import { ContrastReadout, type ContrastReadoutProps } from './contrast-readout.tsx';

const meta = {
  component: ContrastReadout,
  args: { against: 'white' },
  render: (args) => <InPicker {...args} />,
} satisfies Meta<typeof ContrastReadout>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { against: '#101418', role: 'background', level: 'AAA', size: 'large' } };

/** A colour that fails: the readout shows its ratio, and one press takes the nearest colour that passes. */
export const Fails: Story = {
  render: (args) => <InPicker {...args} color="#6699cc" />,
  play: async ({ canvas, step }) => {
    await step('The verdict is a word and a figure, not a colour alone', async () => {
      await expect(canvas.getByText(/fails AA$/)).toBeVisible();
    });
    await step('One press mends it, and the button goes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use the nearest color that passes' }));
      await expect(canvas.getByText(/passes AA$/)).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Use the nearest color that passes' })).toBeNull();
    });
  },
};

/** Large text and graphics need less. */
export const LargeText: Story = {
  args: { size: 'large' },
  render: (args) => <InPicker {...args} color="#6a8aa8" />,
};

/** A disabled picker still shows the contrast; its button is disabled too. */
export const Disabled: Story = { render: (args) => <InPicker {...args} color="#6699cc" disabled /> };

interface InPickerProps extends ContrastReadoutProps {
  color?: string;
  disabled?: boolean;
}

function InPicker({ color = '#336699', disabled = false, ...readout }: InPickerProps) {
  return (
    <ColorPicker defaultValue={color} disabled={disabled}>
      <ContrastReadout {...readout} />
    </ColorPicker>
  );
}
