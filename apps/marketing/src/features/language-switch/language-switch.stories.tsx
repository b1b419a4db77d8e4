import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite } from '../../testing/site-story.tsx';
import { LanguageSwitch } from './language-switch.tsx';

const meta = {
  component: LanguageSwitch,
  decorators: [inSite],
  args: { className: 'language-switch' },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Each language in its own script; the current one is marked. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    // A narrow bar hides the current language.
    const links = canvas.getAllByRole('link', { hidden: true });
    await expect(links.map(({ textContent }) => textContent)).toEqual(['English', 'हिन्दी']);
    await expect(links.find((link) => link.ariaCurrent === 'true')?.lang).toBe(globals.language);
  },
};

/** By keyboard, both are ordinary links. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus();
  },
};
