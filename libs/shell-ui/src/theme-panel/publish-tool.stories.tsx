import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { panelStories } from '../testing/panel-stories.tsx';
import { typeColor } from '../testing/type-color.ts';
import type { SchemePublishing } from './scheme-publishing.ts';
import type { ThemePanel, ThemePanelProps } from './theme-panel.tsx';

// The panel of an administrator, who can publish a changed scheme for everyone.
const meta = {
  ...panelStories,
} satisfies Meta<typeof ThemePanel>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const PUBLISH = 'Publish this scheme to everyone';
const inState = (state: SchemePublishing['state']): Partial<ThemePanelProps> => ({
  publishing: { state, publish: fn() },
});

/** Opens the tools and scrolls the publish tool into view. */
async function openTools(canvas: Canvas, button = PUBLISH) {
  await userEvent.click(canvas.getByRole('button', { name: 'Tools' }));
  const publish = await canvas.findByRole('button', { name: button });
  publish.scrollIntoView({ block: 'center' });
  return publish;
}

/** Changes one colour to a value that can be read in every mode. */
async function changeAColor(canvas: Canvas) {
  await userEvent.click(canvas.getByText('Other Button'));
  await typeColor(canvas, 'Background', '#fff7ed');
}

/** Nothing is changed yet, and the tool describes what is needed. */
export const NothingToPublish: Story = {
  args: inState('idle'),
  play: async ({ canvas }) => expect(await openTools(canvas)).toHaveAttribute('aria-disabled', 'true'),
};

/** A press asks first, with the name of the scheme; only the answer publishes. */
export const Ready: Story = {
  args: inState('idle'),
  play: async ({ args, canvas, step }) => {
    await changeAColor(canvas);
    const publish = await openTools(canvas);
    await step('The press asks', async () => {
      await userEvent.click(publish);
      await expect(args.publishing?.publish).not.toHaveBeenCalled();
    });
    await step('OK publishes', async () => {
      await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'OK' }));
      await expect(args.publishing?.publish).toHaveBeenCalledTimes(1);
    });
  },
};

export const UnderWay: Story = {
  args: inState('under-way'),
  play: async ({ canvas }) => {
    await changeAColor(canvas);
    await openTools(canvas, 'Publishing…');
    await expect(canvas.getByRole('progressbar', { name: 'Publishing…' })).toBeVisible();
  },
};

/** The server refused: the draft is kept, and publishing can be tried again. */
export const Refused: Story = {
  args: inState('refused'),
  play: async ({ canvas }) => {
    await changeAColor(canvas);
    await expect(await openTools(canvas)).not.toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText(/^The server refused to publish/)).toBeVisible();
  },
};

/** Another user published meanwhile: their scheme is below the changes, and publishing again overwrites it. */
export const Conflict: Story = {
  args: inState('stale'),
  play: async ({ canvas }) => {
    await changeAColor(canvas);
    await expect(await openTools(canvas)).not.toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText(/^Somebody else has published this scheme meanwhile/)).toBeVisible();
  },
};
