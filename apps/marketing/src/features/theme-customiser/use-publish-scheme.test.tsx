/** @jest-environment ./src/testing/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react';
import { prepareBrowser, renderApp } from '../../testing/render-app.tsx';
import { ASHA, createTestServer, problem } from '../../testing/test-server.ts';
import { themePanel } from '../../testing/theme-panel-model.ts';

prepareBrowser();

const PUBLISH = 'Publish this scheme to everyone';
const CALL = 'POST /theme/updateClrSchemeInThemeConstentHandler';
const OPTIONS = 'GET /theme/getThemeOptionJSON';
const messageShown = (text: RegExp) => screen.findByText(text, { selector: '[aria-live]' });

/** Opens the tools of a user with these permissions, with a server that stores what is published. */
async function setUp(permissions: unknown = ['schemes']) {
  const server = createTestServer();
  const schemes: object[] = [];
  server.on('GET /api/userDetails', () =>
    Response.json({ data: { clientInfo: { usrId: 'u-1', sagclientId: 'c-1', usrName: 'Asha' }, permissions } }),
  );
  server.on(OPTIONS, () => Response.json({ status: 1, result: { color_schemes: schemes, sections: [] } }));
  server.on(CALL, ({ body }) => {
    const { scheme } = body as { scheme: object };
    const result = { ...scheme, published_at: `publication ${server.calls(CALL).length}` };
    schemes.splice(0, 1, result);
    return Response.json({ status: 1, result });
  });
  const app = await renderApp({ server, signedInAs: ASHA });
  const panel = themePanel(app.user);
  await panel.open();
  await waitFor(() => expect(server.calls('GET /theme/getUserThemeJson')).toHaveLength(1));
  const runtime = await app.services.theme.load();
  // Outside React’s act environment, like the real site, so that the panel updates by itself.
  const set = async (id: string, value: string) => {
    runtime.getEngine().setField(id, value);
    await waitFor(() => expect(panel.status()).toBe('Unsaved changes'));
  };
  await panel.press('Tools');
  await screen.findByRole('button', { name: 'Make a palette' });
  const publish = async () => {
    await panel.press(PUBLISH);
    const question = document.querySelector<HTMLElement>('dialog[open]')!;
    await app.user.click(within(question).getByRole('button', { name: 'OK' }));
  };
  const sent = () => server.calls(CALL).map(({ body }) => body as { replaces: unknown; scheme: { colors: object } });
  return { ...app, panel, server, engine: () => runtime.getEngine(), set, publish, sent };
}

it.each([{ permissions: [] }, { permissions: ['metadata'] }, { permissions: null }])(
  'does not offer publishing with the permissions $permissions',
  async ({ permissions }) => {
    await setUp(permissions);
    expect(screen.queryByRole('button', { name: PUBLISH })).toBeNull();
  },
);

it('publishes the changed colours, which then belong to the scheme', async () => {
  const { panel, engine, set, publish, sent } = await setUp();
  await set('bg-page', '#fff4e0');

  await publish();

  await messageShown(/^The scheme is published/);
  expect(sent()).toMatchObject([
    {
      projectName: 'GENMASTER',
      replaces: null,
      scheme: { color_scheme: '1.1', theme_id: '1', colors: { light: { '--bg-page': 'rgba(255, 244, 224, 1)' } } },
    },
  ]);
  expect(engine().valueOf('bg-page')).toBe('rgba(255, 244, 224, 1)');
  expect(engine().getSnapshot().changedFields.size).toBe(0);
  expect(panel.status()).toBe('No unsaved changes');
});

it('publishes again over its own publication, and keeps the earlier changes', async () => {
  const { set, publish, sent } = await setUp();
  await set('bg-page', '#fff4e0');
  await publish();
  await messageShown(/^The scheme is published/);
  await set('bg-card', '#ffeecc');
  await publish();

  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({
    replaces: 'publication 1',
    scheme: { colors: { light: { '--bg-page': 'rgba(255, 244, 224, 1)', '--bg-card': 'rgba(255, 238, 204, 1)' } } },
  });
});

it('reports that somebody else published first: shows their colours below the changes, and can publish over them', async () => {
  const { server, engine, set, publish, sent } = await setUp();
  await set('bg-page', '#fff4e0');
  const theirs = {
    color_scheme: '1.1',
    name: 'Theirs',
    theme_id: '1',
    colors: { light: { '--bg-page': '#eeffee', '--bg-card': '#ddffdd' } },
    published_at: 'theirs',
  };
  server.on(OPTIONS, () => Response.json({ status: 1, result: { color_schemes: [theirs], sections: [] } }));
  server.on(CALL, () => problem(412));

  await publish();

  await messageShown(/^Somebody else has published this scheme meanwhile/);
  await waitFor(() => expect(engine().valueOf('bg-card')).toBe('rgba(221, 255, 221, 1)'));
  expect(engine().valueOf('bg-page')).toBe('rgba(255, 244, 224, 1)');
  await publish();
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ replaces: 'theirs' });
});

it.each([
  { title: 'refused', answer: () => problem(403), said: /^The server refused to publish/ },
  { title: 'lost', answer: () => Promise.reject(new TypeError('Failed to fetch')), said: /^The scheme could not be/ },
  { title: 'broken', answer: () => problem(500), said: /^The scheme could not be/ },
])('keeps the change and reports a failure where the call is $title', async ({ answer, said }) => {
  const { server, panel, engine, set, publish } = await setUp();
  server.on(CALL, answer);
  await set('bg-page', '#fff4e0');

  await publish();

  await messageShown(said);
  expect(engine().valueOf('bg-page')).toBe('rgba(255, 244, 224, 1)');
  expect(panel.status()).toBe('Unsaved changes');
});
