/** @jest-environment ./src/testing/browser-environment.ts */
import { FIRST_PAINT_KEY } from '@genmaster/theme-engine/first-paint';
import { act, screen, waitFor } from '@testing-library/react';
import { renderApp, signIn, prepareBrowser } from '../../testing/render-app.tsx';
import { ASHA, createTestServer, problem } from '../../testing/test-server.ts';
import { pageMode, storedRow, themePanel, told } from '../../testing/theme-panel-model.ts';

prepareBrowser();

const SAVE = 'POST /theme/saveUserThemeJson';

/** The site with its panel open, and the look changed to dark. */
async function setUp(options: Parameters<typeof renderApp>[0] = {}) {
  const app = await renderApp(options);
  const panel = themePanel(app.user);
  await panel.open();
  if (options.signedInAs) await waitFor(() => expect(app.server.calls('GET /theme/getUserThemeJson')).toHaveLength(1));
  await panel.chooseMode('Dark');
  await waitFor(() => expect(pageMode()).toBe('dark'));
  const sent = () => app.server.calls(SAVE).map(({ body }) => body as Record<string, unknown>);
  return { ...app, panel, sent };
}

describe('signed out', () => {
  it('keeps the theme in this browser, says so and offers to sign in', async () => {
    const { panel, sent } = await setUp();

    await panel.confirm('Save Changes');

    await told('Saved in this browser. Sign in and save again to keep it with your account.');
    expect((await screen.findByRole<HTMLDialogElement>('dialog')).open).toBe(true);
    expect(panel.status()).toBe('No unsaved changes');
    expect(sent()).toEqual([]);
    expect(JSON.stringify({ ...localStorage })).toContain('dark');
  });

  it('still has that theme after the sign-in, ready to be saved with the account', async () => {
    const { user, panel, sent } = await setUp();
    await panel.confirm('Save Changes');

    await signIn(user, ASHA);
    await waitFor(() => expect(panel.status()).toBe('Unsaved changes'));
    expect(pageMode()).toBe('dark');
    await panel.confirm('Save Changes');

    await told('Your theme is saved with your account.');
    expect(sent()).toMatchObject([{ mode: 'dark', flag: 'I', userId: ASHA.userId }]);
  });
});

describe('signed in', () => {
  it('saves with the account once that is confirmed', async () => {
    const { panel, sent, server } = await setUp({ signedInAs: ASHA });

    await panel.confirm('Save Changes');

    await told('Your theme is saved with your account.');
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
    expect(server.calls(SAVE)[0]?.token).toBe('token-of-asha');
    await waitFor(() => expect(panel.status()).toBe('No unsaved changes'));
  });

  it('sends nothing when it is not confirmed', async () => {
    const { panel, sent } = await setUp({ signedInAs: ASHA });

    await panel.press('Save Changes');
    await panel.press('Cancel');

    expect(sent()).toEqual([]);
    expect(panel.status()).toBe('Unsaved changes');
  });

  it('updates the same row with the next save', async () => {
    const { panel, sent } = await setUp({ signedInAs: ASHA });
    await panel.confirm('Save Changes');
    await told('Your theme is saved with your account.');

    await panel.chooseMode('Flately');
    await panel.confirm('Save Changes');

    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ id: 't-u-1', flag: 'U', revision: 1, mode: 'flately' });
  });

  describe('when a newer copy was saved elsewhere', () => {
    async function setUpConflict() {
      const server = createTestServer();
      server.themes.set(ASHA.userId, storedRow('light', 1));
      const app = await setUp({ server, signedInAs: ASHA });
      server.themes.set(ASHA.userId, storedRow('flately', 5));
      await app.panel.confirm('Save Changes');
      await told('A newer copy of your theme was saved elsewhere. Choose in the panel which one to keep.');
      return { ...app, server };
    }

    it('keeps the edits and shows the choice in the panel', async () => {
      const { panel, server } = await setUpConflict();

      expect(panel.notice()).toMatch(/^A newer copy of your theme was saved elsewhere\. Yours is not stored yet/);
      expect(pageMode()).toBe('dark');
      expect(server.themes.get(ASHA.userId)).toMatchObject({ revision: 5, mode: 'flately' });
    });

    it('shows the newer one when it is chosen, and undo has the own one back', async () => {
      const { panel } = await setUpConflict();

      await panel.press('Take theirs');

      await waitFor(() => expect(pageMode()).toBe('flately'));
      expect(panel.notice()).toBeNull();
      expect(panel.status()).toBe('No unsaved changes');
      await panel.press('Undo: Newer copy');
      await waitFor(() => expect(pageMode()).toBe('dark'));
    });

    it('saves the own one over the newer one at once when that is chosen', async () => {
      const { panel, server, sent } = await setUpConflict();

      await panel.press('Keep mine');

      await told('Your theme is saved with your account.');
      expect(sent()).toHaveLength(2);
      expect(server.themes.get(ASHA.userId)).toMatchObject({ revision: 6, mode: 'dark' });
      expect(panel.notice()).toBeNull();
      expect(panel.status()).toBe('No unsaved changes');
    });

    it('asks once more when there is a newer one again', async () => {
      const { panel, server } = await setUpConflict();
      server.themes.set(ASHA.userId, storedRow('light', 8));

      await panel.press('Keep mine');
      await waitFor(() => expect(panel.notice()).toMatch(/^A newer copy/));
      await panel.press('Keep mine');

      await told('Your theme is saved with your account.');
      expect(server.themes.get(ASHA.userId)).toMatchObject({ revision: 9, mode: 'dark' });
    });
  });

  it('says which one is shown to somebody who takes the newer copy while the save is under way', async () => {
    const server = createTestServer();
    server.themes.set(ASHA.userId, storedRow('light', 1));
    const { panel, sent } = await setUp({ server, signedInAs: ASHA });
    const newer = storedRow('flately', 5);
    let answer = () => {};
    const decided = new Promise<void>((resolve) => (answer = resolve));
    server.on(SAVE, async () => {
      await decided;
      return Response.json({ ...(await problem(412).json()), current: newer }, { status: 412 });
    });
    await panel.confirm('Save Changes');
    await waitFor(() => expect(sent()).toHaveLength(1));

    const saved = { recordId: newer.id, revision: 5, properties: newer.json, mode: 'flately' };
    const key = localStorage.getItem(FIRST_PAINT_KEY);
    const event = new StorageEvent('storage', { key, newValue: JSON.stringify({ saved, pending: false }) });
    act(() => void window.dispatchEvent(event));
    await panel.press('Take theirs');
    act(() => answer());

    await told('A newer copy of your theme was saved elsewhere. It is the one that is shown now.');
    expect(pageMode()).toBe('flately');
    expect(panel.status()).toBe('No unsaved changes');
    await panel.press('Undo: Newer copy');
    await waitFor(() => expect(pageMode()).toBe('dark'));
  });

  it('has no choice to offer where nothing was changed: it shows the newer copy and says so', async () => {
    const server = createTestServer();
    server.themes.set(ASHA.userId, storedRow('light', 1));
    const { panel } = await setUp({ server, signedInAs: ASHA });
    await panel.chooseMode('Light');
    await waitFor(() => expect(panel.status()).toBe('No unsaved changes'));
    server.themes.set(ASHA.userId, storedRow('flately', 5));

    await panel.confirm('Save Changes');

    await told(/^A newer copy of your theme was saved elsewhere\. It is the one that is shown now\.$/);
    expect(pageMode()).toBe('flately');
    expect(panel.notice()).toBeNull();
  });

  it('asks after the fact when a theme that waited for the connection meets a newer one', async () => {
    const server = createTestServer();
    server.themes.set(ASHA.userId, storedRow('light', 1));
    const answer = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    server.on(SAVE, answer);
    const { panel } = await setUp({ server, signedInAs: ASHA });
    await panel.confirm('Save Changes');
    await told(/^The server could not be reached/);

    server.on(SAVE, () =>
      Response.json(
        { type: '', title: '', detail: '', status: 412, current: storedRow('flately', 7) },
        { status: 412 },
      ),
    );
    await act(async () => void window.dispatchEvent(new Event('online')));

    await told('A newer copy of your theme was saved elsewhere. Choose in the panel which one to keep.');
    expect(panel.notice()).toMatch(/^A newer copy/);
    expect(pageMode()).toBe('dark');
  });

  it('keeps the theme here when the server cannot be reached, and sends it when the connection is back', async () => {
    const server = createTestServer();
    const failing = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    server.on(SAVE, failing);
    const { panel } = await setUp({ server, signedInAs: ASHA });

    await panel.confirm('Save Changes');
    await told(/^The server could not be reached\. Your theme is kept in this browser/);
    expect(pageMode()).toBe('dark');

    const tries = failing.mock.calls.length;
    server.on(SAVE, () => Response.json({ status: 1, result: { id: 't-9', revision: 1, savedAt: 'now' } }));
    await act(async () => void window.dispatchEvent(new Event('online')));

    await told('Your theme is saved with your account.');
    expect(panel.status()).toBe('No unsaved changes');
    expect(failing).toHaveBeenCalledTimes(tries);
  });

  it('says that the server refused, keeps the edits and lets them be saved again', async () => {
    const server = createTestServer();
    server.on(SAVE, () => problem(500));
    const { panel } = await setUp({ server, signedInAs: ASHA });

    await panel.confirm('Save Changes');

    await told('The server could not store your theme. Your changes are kept; try Save Changes again.');
    expect(panel.status()).toBe('Unsaved changes');
    expect(pageMode()).toBe('dark');
  });

  it('loses nothing when the session ends at the save', async () => {
    const server = createTestServer();
    server.on(SAVE, () => problem(401));
    const { panel } = await setUp({ server, signedInAs: ASHA });

    await panel.confirm('Save Changes');

    await told('Your session has ended. Your theme is kept here; sign in again to save it.');
    expect(pageMode()).toBe('dark');
    expect(panel.status()).toBe('Unsaved changes');
  });
});

it('says so when this browser keeps nothing', async () => {
  const { panel } = await setUp();
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

  await panel.confirm('Save Changes');

  await told(/^This browser keeps nothing/);
  full.mockRestore();
  expect(panel.status()).toBe('Unsaved changes');
});
