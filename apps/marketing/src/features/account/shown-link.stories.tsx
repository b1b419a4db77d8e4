import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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

/** The link was sent to the person, and is shown to nobody else. */
export const Sent: Story = { args: { link: { ...link, sentTo: 'asha@example.org', token: null } } };
