import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { ThemeCog, type ThemeCogProps } from './theme-cog.tsx';

const meta = {
  component: ThemeCog,
  args: { panelId: 'theme-panel', isOpen: false, onClick: () => undefined },
  argTypes: { onClick: { description: 'Called when the cog is pressed: the host opens or closes the panel.' } },
  // A control that changes starts the story again.
  render: (args) => <CogWithState key={String(args.isOpen)} {...args} />,
} satisfies Meta<typeof ThemeCog>;

export default meta;

type Story = StoryObj<typeof meta>;

/** At the right edge of the window. */
export const Default: Story = {};

export const Playground: Story = { args: { label: 'Change colours and fonts' } };

/** Beside the open panel. */
export const Open: Story = { args: { isOpen: true } };

/** A slim tab in the margin of the page. */
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

/** A host that hides the cog on a page sets one class on any element around it. */
export const HiddenByTheHost: Story = {
  render: (args) => (
    <div className="gm-cog-hidden">
      <p>There is no cog on this page.</p>
      <ThemeCog {...args} />
    </div>
  ),
};

/** The same key opens and closes. */
export const ByKeyboard: Story = {
  play: async ({ canvas, step }) => {
    const cog = canvas.getByRole('button', { name: 'Theme settings' });
    await step('Tab reaches the cog and Enter opens', async () => {
      await userEvent.tab();
      await expect(cog).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(cog).toHaveAttribute('aria-expanded', 'true');
    });
    await step('Enter closes again', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(cog).toHaveAttribute('aria-expanded', 'false');
    });
  },
};

function CogWithState({ isOpen: startsOpen, ...rest }: ThemeCogProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  return (
    <>
      <ThemeCog
        {...rest}
        isOpen={isOpen}
        onClick={(event) => {
          rest.onClick?.(event);
          setIsOpen(!isOpen);
        }}
      />
      <p id={rest.panelId} hidden={!isOpen}>
        What the cog opens
      </p>
    </>
  );
}
