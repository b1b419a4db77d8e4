import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ModeSwitch, type ModeChoice, type ModeSwitchProps } from './mode-switch.tsx';

const meta = {
  component: ModeSwitch,
  args: { value: 'light', onValueChange: () => undefined, onMore: () => undefined },
  // A control that changes starts the story again.
  render: (args) => <SwitchWithState key={args.value} {...args} />,
  parameters: { docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof ModeSwitch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Playground: Story = { args: { labels: { name: 'Brightness' } } };

/** The page’s mode is neither light nor dark: no entry is marked. */
export const AnotherLook: Story = { args: { value: null } };

export const Open: Story = {
  play: async ({ canvas, step }) => {
    const summary = canvas.getByLabelText('Appearance', { selector: 'summary' });
    // The browser handles the keys of a summary, and a simulated key does not reach that.
    await step('A press opens the menu', async () => {
      await userEvent.click(summary);
      await expect(canvas.getByRole('button', { name: 'Dark' })).toBeVisible();
    });
    await step('Choosing closes it and marks the choice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Dark' }));
      await expect(summary).toHaveFocus();
      await userEvent.click(summary);
      await expect(canvas.getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
    });
  },
};

function SwitchWithState({ value: start, ...rest }: ModeSwitchProps) {
  const [value, setValue] = useState<ModeChoice | null>(start);
  return (
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <ModeSwitch
        {...rest}
        value={value}
        onValueChange={(details) => {
          rest.onValueChange(details);
          setValue(details.value);
        }}
      />
    </div>
  );
}
