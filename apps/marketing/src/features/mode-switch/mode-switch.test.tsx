/** @jest-environment ./src/testing/browser-environment.ts */
import { act, screen, waitFor } from '@testing-library/react';
import { header, messages, prepareBrowser, renderApp, signIn } from '../../testing/render-app.tsx';
import { createTestServer, ASHA } from '../../testing/test-server.ts';
import { pageMode, themePanel } from '../../testing/theme-panel-model.ts';
import { FOLLOW_MODE_KEY } from '../theme-customiser/mode-preference.ts';

prepareBrowser();

let device: { isDark: boolean; notify: () => void };

beforeEach(() => {
  const listeners = new Set<() => void>();
  device = {
    isDark: false,
    notify() {
      this.isDark = !this.isDark;
      for (const listener of listeners) listener();
    },
  };
  window.matchMedia = ((query: string) => ({
    get matches() {
      return query.includes('dark') && device.isDark;
    },
    addEventListener: (_kind: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_kind: string, listener: () => void) => listeners.delete(listener),
  })) as unknown as typeof window.matchMedia;
});

type App = Awaited<ReturnType<typeof renderApp>>;

const choose = ({ user }: App, name: string) => user.click(header().getByRole('button', { name }));
const marked = () =>
  ['Light', 'Dark', 'Follow system'].filter(
    (name) => header().getByRole('button', { name }).getAttribute('aria-pressed') === 'true',
  );
const start = async (options?: Parameters<typeof renderApp>[0]) => {
  const app = await renderApp(options);
  await app.services.theme.load();
  // The panel changes the page’s theme with its user; it is mounted one second after start.
  await waitFor(() => expect(document.getElementById('gm-theme-panel')).not.toBeNull(), { timeout: 5000 });
  return app;
};
const engineOf = async ({ services }: App) => (await services.theme.load()).getEngine();

describe('choosing a mode in the header', () => {
  it('shows it, marks it and stores it in this browser', async () => {
    const app = await start();
    expect(marked()).toEqual(['Light']);

    await choose(app, 'Dark');

    await waitFor(() => expect(pageMode()).toBe('dark'));
    expect(marked()).toEqual(['Dark']);
    expect((await engineOf(app)).getSnapshot().isDirty).toBe(false);
    expect(localStorage.getItem('gm-theme:GENMASTER:')).toContain('"mode":"dark"');
    expect(messages()).toEqual([]);
  });

  it('does not store a preview', async () => {
    const app = await start();
    const engine = await engineOf(app);
    act(() => engine.setField('fontH1', 50));

    await choose(app, 'Dark');

    await waitFor(() => expect(pageMode()).toBe('dark'));
    expect(engine.getSnapshot().isDirty).toBe(true);
    expect(localStorage.getItem('gm-theme:GENMASTER:')).toBeNull();
  });

  it('marks none while the page is flately', async () => {
    const app = await start();
    const engine = await engineOf(app);
    act(() => engine.chooseMode('flately'));
    await waitFor(() => expect(marked()).toEqual([]));
  });

  it('opens the panel for more', async () => {
    const app = await start();
    await choose(app, 'More themes');
    await screen.findByRole('complementary', { name: 'Theme settings' });
  });
});

describe('a visitor without a choice on a dark device', () => {
  it('sees dark, and Dark is chosen in the panel, while the mode of the project is still light', async () => {
    device.isDark = true;
    const app = await start();
    const { api, config, store } = app.services;
    const answer = api.endpoints.getProjectColorTheme.select(config.projectName);
    await waitFor(() => expect(answer(store.getState()).data).toBe('light'));

    const panel = themePanel(app.user);
    await panel.open();
    expect(panel.chosenMode()).toBe('dark');
    expect(pageMode()).toBe('dark');
  });

  it('sees the mode of the project when that is not light', async () => {
    device.isDark = true;
    const server = createTestServer();
    server.on('POST /theme/getPrjColorTheme', () => Response.json({ colortheme: 'flately' }));
    await start({ server });

    await waitFor(() => expect(pageMode()).toBe('flately'));
  });
});

describe('following the system', () => {
  it('shows the device’s current mode, and follows its changes', async () => {
    const app = await start();
    device.isDark = true;

    await choose(app, 'Follow system');

    await waitFor(() => expect(pageMode()).toBe('dark'));
    expect(marked()).toEqual(['Follow system']);
    act(() => device.notify());
    await waitFor(() => expect(pageMode()).toBe('light'));
    expect((await engineOf(app)).getSnapshot()).toMatchObject({ isDirty: false, canUndo: false });
    expect(marked()).toEqual(['Follow system']);
  });

  it('is stored, and overrides the project’s mode', async () => {
    localStorage.setItem(FOLLOW_MODE_KEY, 'yes');
    device.isDark = true;
    const server = createTestServer();
    server.on('POST /theme/getPrjColorTheme', () => Response.json({ colortheme: 'flately' }));

    await start({ server });

    await waitFor(() => expect(server.calls('POST /theme/getPrjColorTheme')).toHaveLength(1));
    await waitFor(() => expect(pageMode()).toBe('dark'));
  });

  it('ends when a mode is chosen in the panel', async () => {
    localStorage.setItem(FOLLOW_MODE_KEY, 'yes');
    const { user } = await start();
    const panel = themePanel(user);
    await panel.open();

    await panel.chooseMode('Dark');

    await waitFor(() => expect(pageMode()).toBe('dark'));
    expect(marked()).toEqual(['Dark']);
    expect(localStorage.getItem(FOLLOW_MODE_KEY)).toBeNull();
  });

  it('continues after sign-in', async () => {
    localStorage.setItem(FOLLOW_MODE_KEY, 'yes');
    device.isDark = true;
    const { user } = await start();
    await user.click(header().getAllByRole('button', { name: 'Sign in' })[0]!);
    await signIn(user, ASHA);
    await header().findByText(ASHA.name);
    await waitFor(() => expect(pageMode()).toBe('dark'));
    expect(marked()).toEqual(['Follow system']);
  });
});
