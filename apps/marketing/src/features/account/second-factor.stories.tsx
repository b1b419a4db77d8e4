import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inSite, type StoryAnswers } from '../../testing/site-story.tsx';
import './account.css';
import { SecondFactor } from './second-factor.tsx';

const off = { isOffered: true, isOn: false, hasAuthenticator: false, isRequired: false, recoveryCodesLeft: 0 };
const phone = {
  id: 'cGhvbmU',
  name: 'Phone',
  createdAt: '2026-11-02T09:30:00.000Z',
  lastUsedAt: '2026-11-20T17:05:00.000Z',
};
const key = { id: 'a2V5', name: 'Security key', createdAt: '2026-11-03T10:00:00.000Z', lastUsedAt: null };

const answers = (state: object, passkeys: readonly object[], isOffered = true): { answers: StoryAnswers } => ({
  answers: { 'GET auth/second-factor': { ...off, ...state }, 'GET auth/passkeys': { isOffered, passkeys } },
});

const meta = {
  component: SecondFactor,
  decorators: [
    (Story) => (
      <div className="account">
        <Story />
      </div>
    ),
    inSite,
  ],
  parameters: answers({}, []),
} satisfies Meta<typeof SecondFactor>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is set up: a new passkey asks for its name and for the password. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const button = await waitFor(() => {
      const found = canvasElement.querySelector('button[aria-expanded]');
      if (!found) throw new Error('The passkeys are not there yet.');
      return found;
    });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(canvasElement.querySelector('input[name="name"]')).toBeRequired();
  },
};

export const Playground: Story = {};

/** Two passkeys and an authenticator. */
export const AllSetUp: Story = {
  parameters: answers({ isOn: true, hasAuthenticator: true, recoveryCodesLeft: 10 }, [phone, key]),
};

/** This person’s permissions are inactive until they use a second step. */
export const Required: Story = { parameters: answers({ isRequired: true }, []) };

/** A server that has neither a key for the secrets of authenticators nor the origin of its site. */
export const NotOffered: Story = { parameters: answers({ isOffered: false }, [], false) };

/** The list of passkeys cannot be read; the person can try again. */
export const Unreachable: Story = {
  parameters: { answers: { 'GET auth/second-factor': off } },
};
