import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { ColorPicker } from '../color-picker/color-picker.tsx';
import { CopyColor, type CopyColorProps } from './copy-color.tsx';

const meta = {
  component: CopyColor,
  render: (args) => <InPicker {...args} />,
} satisfies Meta<typeof CopyColor>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { formats: ['hsla', 'cmyk'] } };

export const OneNotation: Story = { args: { formats: ['hex'] } };

/** Formats that cannot express alpha leave it out. */
export const WithAlpha: Story = { render: (args) => <InPicker {...args} color="rgb(51 102 153 / 0.5)" /> };

/** The pressed button confirms the copy. */
export const Copied: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
  play: async ({ canvas }) => {
    const hex = canvas.getByRole('button', { name: 'Copy #336699' });
    await userEvent.click(hex);
    await waitFor(() => expect(hex).toHaveAttribute('data-state', 'copied'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Copied #336699');
  },
};

/** A browser that refuses to copy: an error is shown, and no confirmation. */
export const Refused: Story = {
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'));
  },
  play: async ({ canvas }) => {
    const hex = canvas.getByRole('button', { name: 'Copy #336699' });
    await userEvent.click(hex);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('did not allow'));
    await expect(hex).toHaveAttribute('data-state', 'idle');
  },
};

function InPicker({ color = '#336699', ...copy }: CopyColorProps & { color?: string }) {
  return (
    <ColorPicker defaultValue={color} cmyk>
      <CopyColor {...copy} />
    </ColorPicker>
  );
}
