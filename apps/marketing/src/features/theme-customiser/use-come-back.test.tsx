/** @jest-environment ./src/testing/browser-environment.ts */
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { prepareBrowser, renderApp } from '../../testing/render-app.tsx';
import { ASHA, createTestServer, problem, type TestServer } from '../../testing/test-server.ts';
import { messageShown, pageMode, renderDarkTheme, SAVE_THEME, storedRow } from '../../testing/theme-panel-model.ts';
import { useComeBack } from './use-come-back.ts';

prepareBrowser();

const WHO = 'GET /api/userDetails';
const AWAY = () => Promise.reject(new TypeError('Failed to fetch'));
const STORED = () => Response.json({ status: 1, result: { id: 't-9', revision: 1, savedAt: 'now' } });
const IS_ASHA = () => Response.json({ data: { clientInfo: { usrId: 'u-1', sagclientId: 'c-1', usrName: 'Asha' } } });

/** Goes online twice, because a connection may be lost and return while a request is in progress. */
const comeOnline = () =>
  act(async () => {
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
  });

/** Makes the server store what is sent; returns what it receives from now on. */
function comeBack(server: TestServer) {
  const saves = jest.fn(STORED);
  server.on(SAVE_THEME, saves);
  return saves;
}

/** Saves a dark theme as Asha while the server is unreachable. */
async function saveWhileAway(server: TestServer, answer: () => Promise<Response> | Response = AWAY): Promise<void> {
  server.on(SAVE_THEME, answer);
  const { panel } = await renderDarkTheme({ server, signedInAs: ASHA });
  await panel.confirm('Save Changes');
  await messageShown(/^The server could not be reached\. Your theme is kept in this browser/);
}

/** Does the same, and leaves the page. */
async function visitWhileAway(...[server, answer]: Parameters<typeof saveWhileAway>): Promise<void> {
  await saveWhileAway(server, answer);
  cleanup();
}

describe('a theme that could not be sent', () => {
  it('is sent once when the connection is back, also when that event repeats', async () => {
    const server = createTestServer();
    await saveWhileAway(server);
    const saves = comeBack(server);

    await comeOnline();

    await messageShown(/^Your theme is saved with your account/);
    await comeOnline();
    expect(saves).toHaveBeenCalledTimes(1);
  });

  it('is sent automatically at the next visit, once the server responds', async () => {
    const server = createTestServer();
    await visitWhileAway(server);
    const saves = comeBack(server);

    await renderApp({ server, signedInAs: ASHA });

    await messageShown(/^Your theme is saved with your account/);
    expect(pageMode()).toBe('dark');
    await comeOnline();
    expect(saves).toHaveBeenCalledTimes(1);
  });

  it('is sent automatically when even the account request failed at first', async () => {
    const server = createTestServer();
    await visitWhileAway(server);
    server.on(WHO, AWAY);
    await renderApp({ server, signedInAs: ASHA });
    await waitFor(() => expect(pageMode()).toBe('dark'));
    await waitFor(() => expect(server.calls(WHO).length).toBeGreaterThan(1));

    server.on(WHO, IS_ASHA);
    const saves = comeBack(server);
    await comeOnline();

    await messageShown(/^Your theme is saved with your account/);
    expect(pageMode()).toBe('dark');
    await comeOnline();
    expect(saves).toHaveBeenCalledTimes(1);
  });

  it('overwrites nothing that was saved elsewhere meanwhile: it asks', async () => {
    const server = createTestServer();
    server.themes.set(ASHA.userId, storedRow('light', 1));
    await visitWhileAway(server);
    server.themes.set(ASHA.userId, storedRow('flately', 7));
    server.on(SAVE_THEME, () =>
      Response.json(
        { type: '', title: '', detail: '', status: 412, current: storedRow('flately', 7) },
        { status: 412 },
      ),
    );

    await renderApp({ server, signedInAs: ASHA });

    await messageShown(/^A newer copy of your theme was saved elsewhere\. Choose/);
    expect(pageMode()).toBe('dark');
    expect(server.themes.get(ASHA.userId)).toMatchObject({ revision: 7 });
  });

  it.each([502, 503, 504])('is also queued when the proxy of the server returns %s', async (status) => {
    const server = createTestServer();
    await visitWhileAway(server, () => problem(status));
    const saves = comeBack(server);

    await renderApp({ server, signedInAs: ASHA });

    await messageShown(/^Your theme is saved with your account/);
    expect(saves).toHaveBeenCalledTimes(1);
  });
});

describe('the retry', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const setUp = () => {
    const again = jest.fn(() => Promise.resolve());
    return {
      again,
      ...renderHook(({ isWaiting }) => useComeBack(isWaiting, again), { initialProps: { isWaiting: true } }),
    };
  };
  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

  it('starts after a few seconds, and is at most every fifteen seconds in the long run', async () => {
    const { again } = setUp();
    await pass(5_000);
    expect(again).toHaveBeenCalledTimes(1);
    await pass(60 * 60_000);
    again.mockClear();
    await pass(60 * 60_000);
    expect(again.mock.calls.length).toBeGreaterThanOrEqual(119);
    expect(again.mock.calls.length).toBeLessThanOrEqual(240);
  });

  it('ends when nothing is queued', async () => {
    const { again, rerender } = setUp();
    rerender({ isWaiting: false });
    await pass(60 * 60_000);
    window.dispatchEvent(new Event('online'));
    expect(again).not.toHaveBeenCalled();
  });

  it('pauses while the page is hidden, and runs at once when it is visible', async () => {
    const hidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { again } = setUp();
    await pass(60 * 60_000);
    expect(again).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(again).toHaveBeenCalledTimes(1);
    hidden.mockRestore();
  });
});
