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

/** A notation that cannot say how transparent a colour is leaves that out. */
export const WithAlpha: Story = { render: (args) => <InPicker {...args} color="rgb(51 102 153 / 0.5)" /> };

/** The button that was pressed says so. */
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

/** A browser that does not allow it is told of, and nothing says that it was copied. */
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
