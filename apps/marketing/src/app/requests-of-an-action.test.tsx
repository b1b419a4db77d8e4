/** @jest-environment ./src/testing/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { loadMetadataOverlay } from '../features/page-metadata/remote-metadata.ts';
import { form, openContactForm } from '../testing/contact-page.tsx';
import { header, prepareBrowser, renderApp, signIn } from '../testing/render-app.tsx';
import { ASHA, createTestServer, problem, type TestServer } from '../testing/test-server.ts';
import { messageShown, themePanel } from '../testing/theme-panel-model.ts';
import type { SiteServices } from './services.ts';

prepareBrowser();
beforeAll(async () => void (await import('../features/contact/contact-form.tsx')));

type App = Pick<Awaited<ReturnType<typeof renderApp>>, 'user' | 'server' | 'services'>;

const TROUBLES = [
  { trouble: 'has no connection', answer: () => Promise.reject(new TypeError('Failed to fetch')) },
  { trouble: 'is answered with 503', answer: () => Promise.resolve(problem(503)) },
];

/** Requests of the page itself soon after its start. */
const OWN_CALLS = ['POST /theme/getPrjColorTheme', 'GET /theme/getThemeOptionJSON'];

/** Waits until a page has made all requests of its start, with a server that responds to them. */
async function quiet<Page extends App>(page: Page): Promise<Page> {
  await waitFor(() => OWN_CALLS.forEach((call) => expect(page.server.calls(call)).not.toEqual([])));
  return page;
}

function answeringServer(): TestServer {
  const server = createTestServer();
  server.on('GET /theme/getThemeOptionJSON', () =>
    Response.json({ status: 1, result: { color_schemes: [], sections: [] } }),
  );
  return server;
}

interface Action {
  action: string;
  /** Prepares the page before the action, with a server that responds. */
  prepare: () => Promise<App & { act: () => Promise<unknown> }>;
}

const reads = (action: string, read: (services: SiteServices) => Promise<unknown>, source = 'DB'): Action => ({
  action,
  prepare: async () => {
    const page = await quiet(
      await renderApp({ server: answeringServer(), settings: { VITE_METADATA_SOURCE: source } }),
    );
    return { ...page, act: () => read(page.services) };
  },
});

const ACTIONS: readonly Action[] = [
  {
    action: 'saving a theme',
    prepare: async () => {
      const page = await renderApp({ server: answeringServer(), signedInAs: ASHA });
      const panel = themePanel(page.user);
      await panel.open();
      await quiet(page);
      await waitFor(() => expect(page.server.calls('GET /theme/getUserThemeJson')).toHaveLength(1));
      await panel.chooseMode('Dark');
      const act = async () => {
        await panel.confirm('Save Changes');
        await messageShown(/^The server could not be reached/);
      };
      return { ...page, act };
    },
  },
  {
    action: 'signing in',
    prepare: async () => {
      const page = await quiet(await renderApp({ server: answeringServer() }));
      await page.user.click(header().getAllByRole('button', { name: 'Sign in' })[0]!);
      const act = async () => {
        await signIn(page.user, ASHA);
        await waitFor(() => expect(within(screen.getByRole('dialog')).getByRole('alert').textContent).toMatch(/\w/));
      };
      return { ...page, act };
    },
  },
  {
    action: 'sending a contact message',
    prepare: async () => {
      const page = await openContactForm({ server: answeringServer() });
      await quiet(page);
      await page.fillIn();
      const act = async () => {
        await page.send();
        await within(form()).findByRole('group', { name: 'Sending failed' });
      };
      return { ...page, act };
    },
  },
  reads('loading a theme', ({ store, api }) =>
    store.dispatch(api.endpoints.getSavedTheme.initiate(ASHA.userId, { forceRefetch: true })),
  ),
  reads('reading metadata from the database', loadMetadataOverlay),
  reads('reading metadata from its file', loadMetadataOverlay, 'FILESYSTEM'),
];

describe.each(TROUBLES)('while a call $trouble', ({ answer }) => {
  it.each(ACTIONS)('$action makes at most four requests', async ({ prepare }) => {
    const { server, act } = await prepare();
    server.received.length = 0;
    server.fail(answer);

    await act();

    expect(server.received.length).toBeGreaterThan(0);
    expect(server.received.length).toBeLessThanOrEqual(4);
  });
});
