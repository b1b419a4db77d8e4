/** @jest-environment ./src/testing/browser-environment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { header, messages, renderApp, signIn, prepareBrowser } from '../../testing/render-app.tsx';
import { ASHA, createTestServer, problem, RAVI } from '../../testing/test-server.ts';

prepareBrowser();

// The first button with the name, because the one in the dialog has another name.
const headerButton = async (name: string) => (await header().findAllByRole('button', { name }))[0]!;
// Without a name, because a closed dialog has none.
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog');
const storedText = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

/** Renders the site with its sign-in dialog open. */
async function setUp(options: Parameters<typeof renderApp>[0] = {}) {
  const app = await renderApp(options);
  await app.user.click(await headerButton('Sign in'));
  await screen.findByRole('dialog', { name: 'Sign in' });
  return app;
}

it('signs in: the dialog closes, the name is shown, a message confirms it', async () => {
  const { user, server } = await setUp();

  await signIn(user, ASHA);

  expect(await header().findByText('Asha')).toBeTruthy();
  expect(await headerButton('Sign out')).toBeTruthy();
  expect(dialog().open).toBe(false);
  expect(messages()).toEqual(['You are signed in.']);
  expect(server.calls('POST /auth/app-sessions').map(({ token }) => token)).toEqual(['token-of-asha']);
});

it('keeps the focus in the header: on the name after a sign-in, on the same button after a sign-out', async () => {
  const { user } = await setUp();
  await signIn(user, ASHA);
  const name = (await header().findByText('Asha')).closest('button')!;
  await waitFor(() => expect(document.activeElement).toBe(name));

  (await headerButton('Sign out')).focus();
  await user.keyboard('{Enter}');
  const again = await headerButton('Sign in');
  await waitFor(() => expect(document.activeElement).toBe(again));
});

it('stores the token, and never the password', async () => {
  const { user, services, log } = await setUp();
  const states: string[] = [];
  services.store.subscribe(() => states.push(JSON.stringify(services.store.getState())));

  await signIn(user, ASHA);
  await header().findByText('Asha');

  expect(localStorage.getItem('SagAuthToken')).toBe('token-of-asha');
  expect(sessionStorage.getItem('SagLoginForm')).toContain('asha');
  expect(storedText()).not.toContain(ASHA.password);
  expect(states.at(-1)).toContain('Asha');
  expect(states.filter((state) => state.includes(ASHA.password))).toEqual([]);
  expect(JSON.stringify(log.mock.calls)).not.toContain(ASHA.password);
});

it('shows the server’s message after a wrong password and keeps the input', async () => {
  const { user } = await setUp();

  await signIn(user, { userCode: 'asha', password: 'wrong' });

  const alert = await within(dialog()).findByText('User code or password is wrong.');
  expect(alert.closest('[role="alert"]')).not.toBeNull();
  expect(within(dialog()).getByLabelText<HTMLInputElement>('Password').value).toBe('wrong');
  expect(dialog().open).toBe(true);
  expect(localStorage.getItem('SagAuthToken')).toBeNull();
});

it('shows markup in the server’s message as text', async () => {
  const server = createTestServer();
  server.on('POST /auth/login', () => Response.json({ httpStatus: 423, message: '<b>Locked</b>', data: null }));
  const { user } = await setUp({ server });

  await signIn(user, ASHA);

  expect(await within(dialog()).findByText('<b>Locked</b>')).toBeTruthy();
});

it('reports that the server is unreachable, and can send the same input again', async () => {
  const server = createTestServer();
  server.on('POST /auth/login', () => Promise.reject(new TypeError('Failed to fetch')));
  const { user, log } = await setUp({ server });

  await signIn(user, ASHA);

  expect(await within(dialog()).findByText(/^The server could not be reached\./)).toBeTruthy();
  expect(within(dialog()).getByLabelText<HTMLInputElement>('Password').value).toBe(ASHA.password);
  expect(within(dialog()).getByRole('button', { name: 'Sign in' }).getAttribute('aria-disabled')).toBe('false');
  expect(log).toHaveBeenCalledWith('[auth-client] The login got no answer.', expect.anything());
});

it('sends no request while a field is empty', async () => {
  const { user, server } = await setUp();

  await user.click(within(dialog()).getByRole('button', { name: 'Sign in' }));

  expect(within(dialog()).getByText('Enter your user code.')).toBeTruthy();
  expect(server.calls('POST /auth/login')).toEqual([]);
});

it('removes the error of the last attempt when the dialog is cancelled', async () => {
  const { user } = await setUp();
  await signIn(user, { userCode: 'asha', password: 'wrong' });
  await within(dialog()).findByText('User code or password is wrong.');

  await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
  await user.click(await headerButton('Sign in'));

  expect(dialog().open).toBe(true);
  expect(within(dialog()).queryByText('User code or password is wrong.')).toBeNull();
});

it('signs out here and on the server', async () => {
  const { user, server } = await renderApp({ signedInAs: ASHA });

  await user.click(await headerButton('Sign out'));

  expect(await headerButton('Sign in')).toBeTruthy();
  expect(header().queryByText('Asha')).toBeNull();
  expect(localStorage.getItem('SagAuthToken')).toBeNull();
  expect(server.calls('POST /auth/logout').map(({ token }) => token)).toEqual(['token-of-asha']);
  expect(messages()).toEqual([]);
});

it('signs out when the server cannot be reached', async () => {
  const server = createTestServer();
  server.cut('POST /auth/logout');
  const { user } = await renderApp({ server, signedInAs: ASHA });

  await user.click(await headerButton('Sign out'));

  expect(await headerButton('Sign in')).toBeTruthy();
  expect(localStorage.getItem('SagAuthToken')).toBeNull();
});

it('reports that the session has ended when the server rejects its token', async () => {
  const server = createTestServer();
  server.on('GET /api/userDetails', () => problem(401));
  await renderApp({ server, signedInAs: ASHA });

  expect(await headerButton('Sign in')).toBeTruthy();
  await waitFor(() =>
    expect(messages()).toEqual(['Your session has ended. Your theme is kept here; sign in again to save it.']),
  );
  expect(localStorage.getItem('SagAuthToken')).toBeNull();
});

it('follows a sign-out in another tab', async () => {
  await renderApp({ signedInAs: ASHA });
  await headerButton('Sign out');

  localStorage.removeItem('SagAuthToken');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'SagAuthToken', newValue: null })));

  expect(await headerButton('Sign in')).toBeTruthy();
});

it('never shows the name of the previous user', async () => {
  const server = createTestServer();
  const { user } = await renderApp({ server, signedInAs: ASHA });
  await header().findByText('Asha');
  await user.click(await headerButton('Sign out'));
  server.on('GET /api/userDetails', () => new Promise(() => undefined));

  await user.click(await headerButton('Sign in'));
  await signIn(user, RAVI);
  await headerButton('Sign out');

  expect(header().queryByText('Asha')).toBeNull();
});

it('sends no token to another server', async () => {
  const { services, server } = await renderApp({ signedInAs: ASHA });
  server.on('GET /somewhere', () => new Response('{}'));

  await services.fetch('https://elsewhere.example/somewhere');
  await services.fetch(`${location.origin}/somewhere`);

  expect(server.calls('GET /somewhere').map(({ token }) => token)).toEqual([null, 'token-of-asha']);
});
