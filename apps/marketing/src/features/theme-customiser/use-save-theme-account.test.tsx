/** @jest-environment ./src/testing/browser-environment.ts */
import { act, screen, waitFor } from '@testing-library/react';
import { prepareBrowser, renderApp } from '../../testing/render-app.tsx';
import { ASHA, createTestServer, problem } from '../../testing/test-server.ts';
import { messageShown, pageMode, SAVE_THEME, themePanel } from '../../testing/theme-panel-model.ts';

prepareBrowser();

describe('signed in, but the account request fails', () => {
  const WHO = 'GET /api/userDetails';
  async function setUpLost() {
    const server = createTestServer();
    const answer = () => Response.json({ data: { clientInfo: { usrId: 'u-1', sagclientId: 'c-1', usrName: 'Asha' } } });
    server.on(WHO, () => problem(500));
    const app = await renderApp({ server, signedInAs: ASHA });
    const panel = themePanel(app.user);
    await panel.open();
    await panel.chooseMode('Dark');
    await panel.confirm('Save Changes');
    await messageShown(/^Your account could not be reached, so your theme is not saved with it yet\./);
    return { ...app, panel, server, comeBack: () => server.on(WHO, answer) };
  }

  it('shows an error, offers a retry, and does not treat the user as a visitor', async () => {
    const { panel, server } = await setUpLost();

    expect(panel.notice()).toMatch(/^Your account could not be reached/);
    expect(screen.queryByRole('dialog', { name: 'Sign in' })).toBeNull();
    expect(panel.status()).toBe('Unsaved changes');
    expect(pageMode()).toBe('dark');
    expect(JSON.stringify({ ...localStorage })).toContain('dark');
    expect(server.calls(SAVE_THEME)).toEqual([]);
  });

  it.each([
    { how: 'tried again', act: (panel: ReturnType<typeof themePanel>) => panel.press('Try again') },
    { how: 'online again', act: () => act(async () => void window.dispatchEvent(new Event('online'))) },
  ])('saves to the account once it is $how and the account responds', async ({ act: again }) => {
    const { panel, server, comeBack } = await setUpLost();
    comeBack();

    await again(panel);

    await messageShown('Your theme is saved with your account.');
    expect(server.themes.get('u-1')).toMatchObject({ mode: 'dark', revision: 1 });
    expect(panel.notice()).toBeNull();
    await waitFor(() => expect(panel.status()).toBe('No unsaved changes'));
  });
});

it('delays a save until the account’s theme has loaded, and saves it to that theme', async () => {
  const server = createTestServer();
  let answer: (response: Response) => void = () => undefined;
  server.on('GET /theme/getUserThemeJson', () => new Promise((resolve) => (answer = resolve)));
  const { user } = await renderApp({ server, signedInAs: ASHA });
  const panel = themePanel(user);
  await panel.open();
  await waitFor(() => expect(server.calls('GET /theme/getUserThemeJson')).toHaveLength(1));
  await panel.chooseMode('Dark');
  await panel.confirm('Save Changes');
  expect(screen.getByRole('button', { name: 'Saving…' })).toBeTruthy();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('gm-theme:'))).toEqual([]);

  await act(async () => answer(problem(404)));

  await messageShown('Your theme is saved with your account.');
  expect(server.themes.get(ASHA.userId)).toMatchObject({ mode: 'dark', revision: 1 });
  await waitFor(() => expect(panel.status()).toBe('No unsaved changes'));
});
