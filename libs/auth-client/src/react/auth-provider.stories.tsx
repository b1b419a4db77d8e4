import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { createSession, type Session } from '../core/session.ts';
import { createTokenStore } from '../core/token-store.ts';
import { AuthProvider, type AuthValue } from './auth-provider.tsx';
import { useAuthToken, useSession } from './use-session.ts';

const meta = {
  component: AuthProvider,
  args: { ...sessionWith(null), children: <WhoIsThere /> },
  argTypes: { tokenStore: { control: false }, session: { control: false }, children: { control: false } },
} satisfies Meta<typeof AuthProvider>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Nobody is signed in. */
export const Default: Story = {};

export const Playground: Story = { args: { ...sessionWith('gms_sample'), children: <SignOutButton /> } };

export const SignedIn: Story = { args: sessionWith('gms_sample') };

/** The server ended the session, so the host can show the reason and offer to sign in again. */
export const Expired: Story = {
  args: sessionWith('gms_sample', (session) => session.expire()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Signed out: expired');
  },
};

/** Every component below the provider updates. */
export const SigningOut: Story = {
  args: {
    ...sessionWith('gms_sample'),
    children: (
      <>
        <WhoIsThere /> <SignOutButton />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Signed out: left'));
    await expect(canvas.queryByRole('button', { name: 'Sign out' })).toBeNull();
  },
};

/** Creates a session in memory, with a server that accepts every request, in the state after `happened`. */
function sessionWith(token: string | null, happened?: (session: Session) => void): AuthValue {
  const tokenStore = createTokenStore({ storage: null });
  if (token) tokenStore.set(token);
  const session = createSession({ tokenStore, sessionStorage: null, post: async () => ({}) });
  happened?.(session);
  return { tokenStore, session };
}

function WhoIsThere() {
  const { status, ended } = useSession();
  const token = useAuthToken();
  return (
    <output>{status === 'signed-in' ? `Signed in with ${token}` : `Signed out${ended ? `: ${ended}` : ''}`}</output>
  );
}

function SignOutButton() {
  const { status, logout } = useSession();
  if (status === 'signed-out') return null;
  return (
    <button type="button" className="button" onClick={() => void logout()}>
      Sign out
    </button>
  );
}
