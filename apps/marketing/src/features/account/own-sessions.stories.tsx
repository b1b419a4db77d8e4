import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inSite } from '../../testing/site-story.tsx';
import './account.css';
import { OwnSessions } from './own-sessions.tsx';

const session = {
  id: '0123456789abcdef',
  device: 'Firefox on Linux',
  address: '192.0.2.1',
  startedAt: '2026-11-20T09:30:00.000Z',
  lastSeenAt: '2026-11-20T11:02:00.000Z',
  expiresAt: '2026-11-20T21:30:00.000Z',
  isNewDevice: false,
  isCurrent: true,
};
const other = {
  ...session,
  id: 'fedcba9876543210',
  device: null,
  address: '2001:db8::7',
  isNewDevice: true,
  isCurrent: false,
};

const meta = {
  component: OwnSessions,
  decorators: [
    (Story) => (
      <div className="account">
        <Story />
      </div>
    ),
    inSite,
  ],
  parameters: { answers: { 'GET auth/sessions': { sessions: [session, other] } } },
} satisfies Meta<typeof OwnSessions>;

export default meta;

type Story = StoryObj<typeof meta>;

/** This session, and one of a device that the account did not know. */
export const Default: Story = {
  play: async ({ canvas }) => {
    // One button ends the other session, one ends all others; the current session has no button.
    await expect(await canvas.findAllByRole('button')).toHaveLength(2);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Playground: Story = {};

/** Nobody is signed in anywhere else. */
export const OnlyThis: Story = { parameters: { answers: { 'GET auth/sessions': { sessions: [session] } } } };

/** The list cannot be read; the person can try again. */
export const Unreachable: Story = { parameters: { answers: {} } };
