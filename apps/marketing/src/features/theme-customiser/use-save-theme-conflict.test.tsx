/** @jest-environment ./src/testing/browser-environment.ts */
import { FIRST_PAINT_KEY } from '@genmaster/theme-engine/first-paint';
import { act, waitFor } from '@testing-library/react';
import { prepareBrowser } from '../../testing/render-app.tsx';
import { ASHA, createTestServer, problem } from '../../testing/test-server.ts';
import { messageShown, pageMode, renderDarkTheme, SAVE_THEME, storedRow } from '../../testing/theme-panel-model.ts';

prepareBrowser();

/** Saves a dark theme as Asha over a newer copy that she has not seen. */
async function setUpConflict() {
  const server = createTestServer();
  server.themes.set(ASHA.userId, storedRow('light', 1));
  const app = await renderDarkTheme({ server, signedInAs: ASHA });
  server.themes.set(ASHA.userId, storedRow('flately', 5));
  await app.panel.confirm('Save Changes');
  await messageShown('A newer copy of your theme was saved elsewhere. Choose in the panel which one to keep.');
  return { ...app, server };
}

describe('a newer copy from another device', () => {
  it('keeps the edits and shows the choice in the panel', async () => {
    const { panel, server } = await setUpConflict();

    expect(panel.notice()).toMatch(/^A newer copy of your theme was saved elsewhere\. Yours is not stored yet/);
    expect(pageMode()).toBe('dark');
    expect(server.themes.get(ASHA.userId)).toMatchObject({ revision: 5, mode: 'flately' });
  });

  it('is shown when it is chosen, and undo restores the own copy', async () => {
    const { panel } = await setUpConflict();

    await panel.press('Take theirs');

    await waitFor(() => expect(pageMode()).toBe('flately'));
    expect(panel.notice()).toBeNull();
    expect(panel.status()).toBe('No unsaved changes');
    await panel.press('Undo: Newer copy');
    await waitFor(() => expect(pageMode()).toBe('dark'));
  });

  it('is overwritten at once when the own copy is chosen', async () => {
    const { panel, server, sent } = await setUpConflict();

    await panel.press('Keep mine');

    await messageShown('Your theme is saved with your account.');
    expect(sent()).toHaveLength(2);
    expect(server.themes.get(ASHA.userId)).toMatchObject({ revision: 6, mode: 'dark' });
    expect(panel.notice()).toBeNull();
    expect(panel.status()).toBe('No unsaved changes');
  });

  it('is offered again when there is a newer one again', async () => {
    const { panel, server } = await setUpConflict();
    server.themes.set(ASHA.userId, storedRow('light', 8));

    await panel.press('Keep mine');
    await waitFor(() => expect(panel.notice()).toMatch(/^A newer copy/));
    await panel.press('Keep mine');

    await messageShown('Your theme is saved with your account.');
    expect(server.themes.get(ASHA.userId)).toMatchObject({ revision: 9, mode: 'dark' });
  });

  it('is the one shown when it is chosen during a save', async () => {
    const server = createTestServer();
    server.themes.set(ASHA.userId, storedRow('light', 1));
    const { panel, sent } = await renderDarkTheme({ server, signedInAs: ASHA });
    const newer = storedRow('flately', 5);
    let answer = () => {};
    const decided = new Promise<void>((resolve) => (answer = resolve));
    server.on(SAVE_THEME, async () => {
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

    await messageShown('A newer copy of your theme was saved elsewhere. It is the one that is shown now.');
    expect(pageMode()).toBe('flately');
    expect(panel.status()).toBe('No unsaved changes');
    await panel.press('Undo: Newer copy');
    await waitFor(() => expect(pageMode()).toBe('dark'));
  });

  it('is shown with a message when there are no edits', async () => {
    const server = createTestServer();
    server.themes.set(ASHA.userId, storedRow('light', 1));
    const { panel } = await renderDarkTheme({ server, signedInAs: ASHA });
    await panel.chooseMode('Light');
    await waitFor(() => expect(panel.status()).toBe('No unsaved changes'));
    server.themes.set(ASHA.userId, storedRow('flately', 5));

    await panel.confirm('Save Changes');

    await messageShown(/^A newer copy of your theme was saved elsewhere\. It is the one that is shown now\.$/);
    expect(pageMode()).toBe('flately');
    expect(panel.notice()).toBeNull();
  });

  it('is offered when a theme from the offline queue conflicts with it', async () => {
    const server = createTestServer();
    server.themes.set(ASHA.userId, storedRow('light', 1));
    const answer = jest.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    server.on(SAVE_THEME, answer);
    const { panel } = await renderDarkTheme({ server, signedInAs: ASHA });
    await panel.confirm('Save Changes');
    await messageShown(/^The server could not be reached/);

    server.on(SAVE_THEME, () =>
      Response.json(
        { type: '', title: '', detail: '', status: 412, current: storedRow('flately', 7) },
        { status: 412 },
      ),
    );
    await act(async () => void window.dispatchEvent(new Event('online')));

    await messageShown('A newer copy of your theme was saved elsewhere. Choose in the panel which one to keep.');
    expect(panel.notice()).toMatch(/^A newer copy/);
    expect(pageMode()).toBe('dark');
  });
});
