/** @jest-environment ./src/testing/browser-environment.ts */
import { act, screen, waitFor, within } from '@testing-library/react';
import { header, prepareBrowser, renderApp } from '../../testing/render-app.tsx';
import { ASHA, createTestServer, RAVI } from '../../testing/test-server.ts';
import { pageMode, storedRow, themePanel } from '../../testing/theme-panel-model.ts';

prepareBrowser();

const QUESTION = /^Your theme has changes that are not stored with your account\./;
const copies = () => Object.keys(localStorage).filter((key) => key.startsWith(`gm-theme:GENMASTER:${ASHA.userId}`));
const headerButton = async (name: string) => (await header().findAllByRole('button', { name }))[0]!;

/** Opens the page as Asha, with her theme and the panel open. */
async function setUp() {
  const server = createTestServer();
  server.themes.set(ASHA.userId, storedRow('dark', 3));
  const app = await renderApp({ server, signedInAs: ASHA });
  const panel = themePanel(app.user);
  await panel.open();
  await waitFor(() => expect(pageMode()).toBe('dark'));
  await waitFor(() => expect(copies()).toHaveLength(1));
  return { ...app, panel, leave: async () => app.user.click(await headerButton('Sign out')) };
}

it('signs out without a question when nothing would be lost, and removes the theme', async () => {
  const { leave } = await setUp();

  await leave();

  expect(await headerButton('Sign in')).toBeTruthy();
  expect(screen.queryByRole('alertdialog', { name: QUESTION })).toBeNull();
  await waitFor(() => expect(pageMode()).toBe('light'));
  expect(copies()).toEqual([]);
});

it('asks before it discards unsaved edits, and stays signed in on Cancel', async () => {
  const { leave, panel, user } = await setUp();
  await panel.chooseMode('Flately');

  await leave();
  await user.click(within(await screen.findByRole('alertdialog', { name: QUESTION })).getByText('Cancel'));

  expect(screen.queryByRole('alertdialog', { name: QUESTION })).toBeNull();
  expect(await headerButton('Sign out')).toBeTruthy();
  expect(pageMode()).toBe('flately');
  expect(copies()).toHaveLength(1);
});

it('signs out and removes all data of the user on OK', async () => {
  const { leave, panel, user } = await setUp();
  await panel.chooseMode('Flately');

  await leave();
  await user.click(within(await screen.findByRole('alertdialog', { name: QUESTION })).getByText('Sign out'));

  expect(await headerButton('Sign in')).toBeTruthy();
  await waitFor(() => expect(pageMode()).toBe('light'));
  expect(copies()).toEqual([]);
});

it('keeps the theme when the session expires', async () => {
  const { services } = await setUp();

  act(() => services.session.expire());

  expect(await headerButton('Sign in')).toBeTruthy();
  expect(copies()).toHaveLength(1);
});

it('asks nothing after the session has ended', async () => {
  const { leave, panel, services } = await setUp();
  await panel.chooseMode('Flately');
  await leave();
  await screen.findByRole('alertdialog', { name: QUESTION });

  act(() => services.session.expire());

  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: QUESTION })).toBeNull());
});

it('shows the person of the token, and their theme, on a page that comes back after somebody else signed in', async () => {
  const { server } = await setUp();
  server.themes.set(RAVI.userId, storedRow('flately', 2));
  const calls = server.calls('GET /api/userDetails').length;
  const comeBack = () =>
    act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

  comeBack();
  expect(server.calls('GET /api/userDetails')).toHaveLength(calls);

  localStorage.setItem('SagAuthToken', 'token-of-ravi');
  comeBack();

  expect(header().queryByText('Asha')).toBeNull();
  expect(await header().findByText('Ravi')).toBeTruthy();
  await waitFor(() => expect(pageMode()).toBe('flately'));
});
