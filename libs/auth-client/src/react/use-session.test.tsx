/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createSession } from '../core/session.ts';
import { createTokenStore } from '../core/token-store.ts';
import { AuthProvider } from './auth-provider.tsx';
import { useAuthToken, useSession } from './use-session.ts';

function Who() {
  const { status, ended, logout } = useSession();
  return (
    <>
      <output>{`${status} ${ended ?? ''} ${useAuthToken() ?? 'no token'}`}</output>
      <button onClick={() => void logout()}>Sign out</button>
    </>
  );
}

function setUp() {
  const tokenStore = createTokenStore({ storage: null });
  tokenStore.set('gms_abc');
  const session = createSession({ tokenStore, sessionStorage: null, post: async () => ({}) });
  const tree = (
    <AuthProvider tokenStore={tokenStore} session={session}>
      <Who />
    </AuthProvider>
  );
  return { tree, session };
}

describe('the hooks', () => {
  it('show who is signed in, and follow a sign-out', async () => {
    const { tree } = setUp();
    render(tree);
    expect(screen.getByRole('status').textContent).toBe('signed-in  gms_abc');
    await act(async () => screen.getByRole('button').click());
    expect(screen.getByRole('status').textContent).toBe('signed-out left no token');
  });

  it('show a session that the server ended', () => {
    const { tree, session } = setUp();
    render(tree);
    act(() => session.expire());
    expect(screen.getByRole('status').textContent).toBe('signed-out expired no token');
  });

  it('render the signed-out state into a prerendered page', () => {
    expect(renderToString(setUp().tree)).toContain('signed-out  no token');
  });
});
