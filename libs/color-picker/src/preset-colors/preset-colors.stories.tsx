import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { ColorPicker } from '../color-picker/color-picker.tsx';
import { PresetColors, type PresetColorsProps } from './preset-colors.tsx';

const HOUSE_COLORS = ['#336699', 'teal', 'rgb(255 99 71)', 'rebeccapurple'];

const meta = {
  component: PresetColors,
  args: { label: 'House colours', colors: HOUSE_COLORS },
  render: (args) => <InPicker {...args} />,
} satisfies Meta<typeof PresetColors>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { label: 'Recent colours', colors: ['gold', 'indigo'], onRemove: fn() } };

/** The current colour of the picker is marked, in whatever format either is written. */
export const Chosen: Story = {
  play: async ({ canvas, step }) => {
    await step('The one that the picker shows is marked', async () => {
      await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(/#336699/);
    });
    await step('A press chooses another', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /teal/ }));
      await expect(canvas.getByRole('button', { pressed: true })).toHaveAccessibleName(/teal/);
    });
  },
};

export const Empty: Story = { args: { colors: [], emptyText: 'No colours yet.' } };

/** Delete removes the colour, and the next one takes the focus. */
export const Removable: Story = {
  render: (args) => <Removing {...args} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: /^[^R].*teal/ }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.queryByRole('button', { name: /teal/ })).toBeNull();
    await expect(document.activeElement).toHaveAccessibleName(/255 99 71/);
  },
};

export const Disabled: Story = { render: (args) => <InPicker {...args} disabled /> };

function Removing({ colors, ...rest }: PresetColorsProps) {
  const [left, setLeft] = useState(colors);
  return <InPicker {...rest} colors={left} onRemove={(gone) => setLeft(left.filter((_, index) => index !== gone))} />;
}

function InPicker({ disabled = false, ...list }: PresetColorsProps & { disabled?: boolean }) {
  return (
    <ColorPicker defaultValue="#336699" disabled={disabled}>
      <PresetColors {...list} />
    </ColorPicker>
  );
}
