/** @jest-environment ./src/testing/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { prepareBrowser } from '../../testing/render-app.tsx';
import { ASHA, createTestServer, problem } from '../../testing/test-server.ts';
import { openTheme } from '../../testing/theme-of-this-browser.ts';
import { messageShown, pageMode, renderDarkTheme, storedRow } from '../../testing/theme-panel-model.ts';

prepareBrowser();

/** Opens the panel’s list for a user whose account has a light theme in use and a flately one. */
async function openThemes() {
  const server = createTestServer();
  let rows = [
    { ...storedRow('light', 3), id: 'day', name: null as string | null },
    { ...storedRow('flately', 1), id: 'flat', name: 'Flat' },
  ];
  let inUse = 'day';
  const named = (id: string) => ({ ...rows.find((row) => row.id === id)!, isInUse: id === inUse });
  const answered = (id: string) => Response.json({ status: 1, result: named(id) });
  server.themes.set(ASHA.userId, rows[0]!);
  server.on('GET /theme/listThemes', () => Response.json({ status: 1, result: rows.map(({ id }) => named(id)) }));
  server.on('POST /theme/chooseTheme', ({ body }) => {
    inUse = (body as { id: string }).id;
    server.themes.set(ASHA.userId, named(inUse));
    return answered(inUse);
  });
  server.on('POST /theme/createTheme', ({ body }) => {
    const { name, mode, json } = body as { name: string; mode: 'dark'; json: string };
    rows = [...rows, { id: `made-${name}`, name, mode, json, revision: 1, savedAt: '2026-11-20T12:00:00.000Z' }];
    return answered(`made-${name}`);
  });
  const app = await renderDarkTheme({ server, signedInAs: ASHA });
  await app.user.click(screen.getByRole('button', { name: /My themes$/ }));
  const list = within(await screen.findByRole('list', { name: 'My themes' }));
  return { ...app, server, list, calls: (call: string) => server.calls(call).map(({ body }) => body) };
}

it('loads the themes when their list is opened', async () => {
  const { server } = await renderDarkTheme({ signedInAs: ASHA });
  expect(server.calls('GET /theme/listThemes')).toEqual([]);
});

it('selects a theme: the page shows it, and the next save updates it', async () => {
  const { user, panel, list, calls, sent } = await openThemes();
  await user.click(list.getByRole('button', { name: /^Use: Flat/ }));
  await panel.press('Use without them');

  await waitFor(() => expect(pageMode()).toBe('flately'));
  expect(calls('POST /theme/chooseTheme')).toEqual([{ id: 'flat' }]);
  expect(panel.status()).toBe('No unsaved changes');
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: /^Flat/ })).toBeTruthy());

  await panel.press('Back');
  await panel.chooseMode('Light');
  await panel.confirm('Save Changes');
  await messageShown('Your theme is saved with your account.');
  expect(sent()).toMatchObject([{ id: 'flat', revision: 1, flag: 'U', mode: 'light' }]);
});

it('stores the shown theme under a name that has visible characters', async () => {
  const { user, calls, panel } = await openThemes();
  const field = screen.getByRole('textbox', { name: 'New from what you see' });
  await user.type(field, '\u200b\u200b{Enter}');
  expect(await screen.findByText('A name has 1 to 60 letters that can be seen.')).toBeTruthy();
  expect(calls('POST /theme/createTheme')).toEqual([]);
  await user.clear(field);
  await user.type(field, ' Night  shift {Enter}');

  expect(await screen.findByRole('button', { name: /^Use: Night shift/ })).toBeTruthy();
  expect(calls('POST /theme/createTheme')).toMatchObject([{ name: 'Night shift', mode: 'dark' }]);
  expect(panel.status()).toBe('Unsaved changes');
});

it('shows the server’s refusal, and the current list', async () => {
  const { user, server } = await openThemes();
  server.on('POST /theme/deleteTheme', () => problem(412));
  const before = server.calls('GET /theme/listThemes').length;
  await user.click(screen.getByRole('button', { name: 'Delete: Flat' }));
  expect(await screen.findByText(/changed from another place meanwhile/)).toBeTruthy();
  await waitFor(() => expect(server.calls('GET /theme/listThemes').length).toBeGreaterThan(before));
});

it('stores a visitor’s themes in this browser: created, selected, saved, and restored after a reload', async () => {
  const { user, panel, server } = await renderDarkTheme();
  await panel.confirm('Save Changes');
  await waitFor(() => expect(panel.status()).toBe('No unsaved changes'));
  await panel.chooseMode('Flately');
  await user.click(screen.getByRole('button', { name: /My themes$/ }));
  await user.type(await screen.findByRole('textbox', { name: 'New from what you see' }), 'Flat{Enter}');
  await user.click(await screen.findByRole('button', { name: /^Use: Flat/ }));
  await panel.press('Use without them');

  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: /^Flat/ })).toBeTruthy());
  expect(pageMode()).toBe('flately');
  expect(panel.status()).toBe('No unsaved changes');
  await user.click(screen.getByRole('button', { name: 'Use: My theme' }));
  await waitFor(() => expect(pageMode()).toBe('dark'));
  expect(server.calls('GET /theme/listThemes')).toEqual([]);
  expect(openTheme().getEngine().getSnapshot().draft.mode).toBe('dark');
});

it('offers sign-in to a visitor, beside the themes of this browser', async () => {
  const { user, server } = await renderDarkTheme();
  await user.click(screen.getByRole('button', { name: /My themes$/ }));
  await screen.findByText(/^These themes are kept in this browser/);
  await user.click(within(screen.getByRole('region', { name: 'My themes' })).getByRole('button', { name: 'Sign in' }));
  expect((await screen.findByRole<HTMLDialogElement>('dialog')).open).toBe(true);
  expect(server.calls('GET /theme/listThemes')).toEqual([]);
});
