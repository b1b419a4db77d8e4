/** @jest-environment ./src/testing/browser-environment.ts */
import { act, screen, waitFor } from '@testing-library/react';
import { signIn, prepareBrowser } from '../../testing/render-app.tsx';
import { ASHA, createTestServer, problem } from '../../testing/test-server.ts';
import { messageShown, pageMode, renderDarkTheme, SAVE_THEME, storedRow } from '../../testing/theme-panel-model.ts';

prepareBrowser();

describe('signed out', () => {
  it('stores the theme in this browser, reports it and offers to sign in', async () => {
    const { panel, sent } = await renderDarkTheme();

    await panel.confirm('Save Changes');

    await waitFor(() =>
      expect(panel.notice()).toMatch(/^Saved in this browser\. Sign in to keep it with your account\./),
    );
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(panel.status()).toBe('No unsaved changes');
    expect(sent()).toEqual([]);
    expect(JSON.stringify({ ...localStorage })).toContain('dark');

    await panel.press('Sign in');
    expect((await screen.findByRole<HTMLDialogElement>('dialog')).open).toBe(true);
  });

  it('offers the account’s other theme as a choice, and can preview both', async () => {
    const server = createTestServer();
    server.themes.set(ASHA.userId, storedRow('flately', 4));
    const { user, panel, sent } = await renderDarkTheme({ server });
    await panel.confirm('Save Changes');
    await panel.press('Sign in');
    await signIn(user, ASHA);

    await waitFor(() => expect(panel.notice()).toMatch(/^Your account holds another theme\./));
    expect(pageMode()).toBe('dark');
    await panel.press('Compare: show theirs');
    await waitFor(() => expect(pageMode()).toBe('flately'));
    await panel.press('Compare: show mine');
    await waitFor(() => expect(pageMode()).toBe('dark'));
    expect(sent()).toEqual([]);
    await panel.press('Keep mine');
    await panel.confirm('Save Changes');
    await messageShown('Your theme is saved with your account.');
    expect(sent()).toMatchObject([{ mode: 'dark', flag: 'U', revision: 4 }]);
  });

  it('keeps the theme after the sign-in, ready to be saved to the account', async () => {
    const { user, panel, sent } = await renderDarkTheme();
    await panel.confirm('Save Changes');

    await panel.press('Sign in');
    await signIn(user, ASHA);
    await waitFor(() => expect(panel.status()).toBe('Unsaved changes'));
    expect(pageMode()).toBe('dark');
    await panel.confirm('Save Changes');

    await messageShown('Your theme is saved with your account.');
    expect(sent()).toMatchObject([{ mode: 'dark', flag: 'I', userId: ASHA.userId }]);
  });
});

describe('signed in', () => {
  it('saves to the account after the confirmation', async () => {
    const { panel, sent, server } = await renderDarkTheme({ signedInAs: ASHA });

    await panel.confirm('Save Changes');

    await messageShown('Your theme is saved with your account.');
    expect(sent()).toMatchObject([
      {
        id: null,
        flag: 'I',
        revision: 0,
        mode: 'dark',
        userId: 'u-1',
        sagClientId: 'c-1',
        menuPos: '1',
        dTemplate: false,
      },
    ]);
    expect(server.calls(SAVE_THEME)[0]?.token).toBe('token-of-asha');
    await waitFor(() => expect(panel.status()).toBe('No unsaved changes'));
  });

  it('sends nothing without the confirmation', async () => {
    const { panel, sent } = await renderDarkTheme({ signedInAs: ASHA });

    await panel.press('Save Changes');
    await panel.press('Cancel');

    expect(sent()).toEqual([]);
    expect(panel.status()).toBe('Unsaved changes');
  });

  it('updates the same row with the next save', async () => {
    const { panel, sent } = await renderDarkTheme({ signedInAs: ASHA });
    await panel.confirm('Save Changes');
    await messageShown('Your theme is saved with your account.');

    await panel.chooseMode('Flately');
    await panel.confirm('Save Changes');

    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ id: 't-u-1', flag: 'U', revision: 1, mode: 'flately' });
  });

  it('stores the theme here when the server is unreachable, and sends it when the connection is back', async () => {
    const server = createTestServer();
    const failing = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    server.on(SAVE_THEME, failing);
    const { panel } = await renderDarkTheme({ server, signedInAs: ASHA });

    await panel.confirm('Save Changes');
    await messageShown(/^The server could not be reached\. Your theme is kept in this browser/);
    expect(pageMode()).toBe('dark');

    const tries = failing.mock.calls.length;
    server.on(SAVE_THEME, () => Response.json({ status: 1, result: { id: 't-9', revision: 1, savedAt: 'now' } }));
    await act(async () => void window.dispatchEvent(new Event('online')));

    await messageShown('Your theme is saved with your account.');
    expect(panel.status()).toBe('No unsaved changes');
    expect(failing).toHaveBeenCalledTimes(tries);
  });

  it('reports a refusal by the server, keeps the edits and can save them again', async () => {
    const server = createTestServer();
    server.on(SAVE_THEME, () => problem(500));
    const { panel } = await renderDarkTheme({ server, signedInAs: ASHA });

    await panel.confirm('Save Changes');

    await messageShown('The server could not store your theme. Your changes are kept; try Save Changes again.');
    expect(panel.status()).toBe('Unsaved changes');
    expect(pageMode()).toBe('dark');
  });

  it('loses nothing when the session ends at the save', async () => {
    const server = createTestServer();
    server.on(SAVE_THEME, () => problem(401));
    const { panel } = await renderDarkTheme({ server, signedInAs: ASHA });

    await panel.confirm('Save Changes');

    await messageShown('Your session has ended. Your theme is kept here; sign in again to save it.');
    expect(pageMode()).toBe('dark');
    expect(panel.status()).toBe('Unsaved changes');
  });
});

it('reports that this browser stores nothing', async () => {
  const { panel } = await renderDarkTheme();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  await panel.confirm('Save Changes');

  await messageShown(/^This browser keeps nothing/);
  full.mockRestore();
  expect(panel.status()).toBe('Unsaved changes');
});
