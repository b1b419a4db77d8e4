import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inSite } from '../../testing/site-story.tsx';
import './account.css';
import { ShownLink } from './shown-link.tsx';

const link = {
  kind: 'invitation',
  expiresAt: '2026-11-23T12:00:00.000Z',
  sentTo: null,
  token: `gml_${'A'.repeat(43)}`,
} as const;

const meta = {
  component: ShownLink,
  decorators: [inSite],
  args: { link },
} satisfies Meta<typeof ShownLink>;

export default meta;

type Story = StoryObj<typeof meta>;

/** No mail was sent: the person who created the link passes it on. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole<HTMLInputElement>('textbox');
    await expect(field.value).toMatch(/#link=gml_/);
  },
};

export const Playground: Story = {};

/** Where nothing can be copied, the address is selected: one key copies it. */
export const NotCopied: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    return () => void Reflect.deleteProperty(navigator, 'clipboard');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }));
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field.selectionEnd).toBe(field.value.length);
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible();
  },
};

/** The link was sent to the person, and is shown to nobody else. */
export const Sent: Story = { args: { link: { ...link, sentTo: 'asha@example.org', token: null } } };
