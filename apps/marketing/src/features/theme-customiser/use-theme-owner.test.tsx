/** @jest-environment ./src/testing/browser-environment.ts */
import { act, waitFor } from '@testing-library/react';
import { header, messages, renderApp, prepareBrowser } from '../../testing/render-app.tsx';
import { ASHA, createTestServer, problem, RAVI } from '../../testing/test-server.ts';
import { pageMode, signInFromHeader, storedRow, themePanel } from '../../testing/theme-panel-model.ts';

prepareBrowser();

const shown = (mode: string) => waitFor(() => expect(pageMode()).toBe(mode));
const signOut = async ({ user }: { user: Awaited<ReturnType<typeof renderApp>>['user'] }) =>
  // The first of two: the header’s button, and that of the menu on narrow viewports.
  user.click((await header().findAllByRole('button', { name: 'Sign out' }))[0]!);

/** Renders the site with its panel open; Asha has a dark theme, Ravi has none. */
async function setUp(options: Parameters<typeof renderApp>[0] = {}) {
  const server = options.server ?? createTestServer();
  server.themes.set(ASHA.userId, storedRow('dark', 3));
  const app = await renderApp({ ...options, server });
  const panel = themePanel(app.user);
  await panel.open();
  return { ...app, panel };
}

it('shows the account’s theme after a sign-in', async () => {
  const { user, panel } = await setUp();
  expect(pageMode()).toBe('light');

  await signInFromHeader(user, ASHA);

  await shown('dark');
  expect(panel.chosenMode()).toBe('dark');
  expect(panel.status()).toBe('No unsaved changes');
});

it('shows it to a user who signed in on an earlier page, before the panel is opened', async () => {
  const server = createTestServer();
  server.themes.set(ASHA.userId, storedRow('dark'));
  await renderApp({ server, signedInAs: ASHA });

  // The panel is mounted one second after start.
  await shown('dark');
});

it('keeps unsaved edits during a sign-in', async () => {
  const { user, panel } = await setUp();
  await panel.chooseMode('Flately');

  await signInFromHeader(user, ASHA);

  await waitFor(() => expect(messages()).toContain('You are signed in.'));
  await shown('flately');
  expect(panel.status()).toBe('Unsaved changes');
});

it('shows a message about the account’s other theme after the panel is closed, and none while it is open', async () => {
  const { user, panel } = await setUp();
  await panel.chooseMode('Flately');
  await signInFromHeader(user, ASHA);
  await waitFor(() => expect(panel.notice()).toMatch(/^Your account holds another theme\./));
  expect(messages().join()).not.toContain('another theme');

  await panel.press('Close');

  await waitFor(() =>
    expect(messages().join()).toContain('Your account holds another theme. Choose in the panel which one to keep.'),
  );
});

it('restores the visitor’s theme after a sign-out', async () => {
  const { user, panel } = await setUp();
  await signInFromHeader(user, ASHA);
  await shown('dark');

  await signOut({ user });

  await shown('light');
  expect(panel.status()).toBe('No unsaved changes');
});

it('keeps unsaved edits when the session expires', async () => {
  const { panel, services } = await setUp({ signedInAs: ASHA });
  await shown('dark');
  await panel.chooseMode('Flately');
  await shown('flately');

  act(() => services.session.expire());

  await header().findAllByRole('button', { name: 'Sign in' });
  expect(pageMode()).toBe('flately');
  expect(panel.status()).toBe('Unsaved changes');
});

it('never shows the theme of the previous user', async () => {
  const server = createTestServer();
  const { user } = await setUp({ server, signedInAs: ASHA });
  await shown('dark');
  await signOut({ user });
  await shown('light');
  const seen: string[] = [];
  const watcher = new MutationObserver(() => seen.push(pageMode()));
  watcher.observe(document.documentElement, { attributes: true });

  await signInFromHeader(user, RAVI);
  await waitFor(() => expect(server.calls(`GET /theme/getUserThemeJson/${RAVI.userId}`)).toHaveLength(1));
  watcher.disconnect();

  expect(seen).not.toContain('dark');
  expect(pageMode()).toBe('light');
  const askedForAsha = server.calls(`GET /theme/getUserThemeJson/${ASHA.userId}`).map(({ token }) => token);
  expect(askedForAsha).toEqual(['token-of-asha']);
});

it.each([
  { title: 'the server fails', answer: () => problem(500) },
  { title: 'it is not there (404)', answer: () => problem(404) },
  { title: 'the answer is no JSON', answer: () => new Response('<html>') },
  {
    title: 'its text is broken',
    answer: () => Response.json({ status: 1, result: { id: 't-1', json: '{"selected' } }),
  },
  { title: 'the server cannot be reached', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
])('continues with the stored copy when the account’s theme cannot be read: $title', async ({ answer }) => {
  const server = createTestServer();
  server.on('GET /theme/getUserThemeJson', answer);
  const { panel } = await setUp({ server, signedInAs: ASHA });

  await header().findByText('Asha');
  await panel.chooseMode('Flately');

  await shown('flately');
});

it('requests the theme again on Reset Current, and shows the current one', async () => {
  const server = createTestServer();
  const { panel } = await setUp({ server, signedInAs: ASHA });
  await shown('dark');
  await panel.chooseMode('Light');
  await shown('light');
  server.themes.set(ASHA.userId, storedRow('flately', 4));

  await panel.confirm('Reset Current');

  await shown('flately');
  expect(panel.status()).toBe('No unsaved changes');
});

describe('the project’s mode', () => {
  const darkProject = () => {
    const server = createTestServer();
    server.on('POST /theme/getPrjColorTheme', () => Response.json({ colortheme: 'dark' }));
    return server;
  };

  it('is the initial mode of a visitor without a choice', async () => {
    const { panel } = await setUp({ server: darkProject() });

    await shown('dark');
    expect(panel.status()).toBe('No unsaved changes');
  });

  it('is requested for the configured project name', async () => {
    const server = darkProject();
    await setUp({ server, settings: { VITE_PROJECT_NAME: 'ORCHARD' } });

    await shown('dark');
    expect(server.calls('POST /theme/getPrjColorTheme').map(({ body }) => body)).toEqual([{ projectName: 'ORCHARD' }]);
  });

  it('does not override the user’s own choice', async () => {
    const server = darkProject();
    server.themes.set(RAVI.userId, storedRow('flately'));
    await setUp({ server, signedInAs: RAVI });

    await shown('flately');
  });

  it('is ignored when it is none of the three', async () => {
    const server = createTestServer();
    server.on('POST /theme/getPrjColorTheme', () => Response.json({ colortheme: 'sepia' }));
    const { panel } = await setUp({ server });

    await waitFor(() => expect(server.calls('POST /theme/getPrjColorTheme')).toHaveLength(1));
    expect(panel.chosenMode()).toBe('light');
  });
});
