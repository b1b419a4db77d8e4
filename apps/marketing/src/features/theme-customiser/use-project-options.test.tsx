/** @jest-environment ./src/testing/browser-environment.ts */
import { schemesOf } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { act, waitFor } from '@testing-library/react';
import { prepareBrowser, renderApp } from '../../testing/render-app.tsx';
import { ASHA, createTestServer, problem } from '../../testing/test-server.ts';
import { signInFromHeader, themePanel } from '../../testing/theme-panel-model.ts';

prepareBrowser();

const CALL = 'GET /theme/getThemeOptionJSON';
const HOUSE_STYLE = {
  color_scheme: '1.77',
  name: 'House style',
  theme_id: '1',
  colors: { light: { '--bg-page': '#fff4e0' } },
};
const BUILT_IN = schemesOf(defaultCatalogue, '1').map(({ code }) => code);
const optionsOf = (result: unknown) => () => Response.json({ status: 1, result });

const offered = () =>
  [...document.querySelectorAll('#gm-theme-panel [data-scheme]')].map((row) => row.getAttribute('data-scheme'));

/** Renders the site with its panel open, with a server that gives this response for the project’s options. */
async function setUp({
  answer,
  tries = 1,
  server = createTestServer(),
}: {
  answer: () => Response | Promise<Response>;
  /** Number of requests to wait for. */
  tries?: number;
  server?: ReturnType<typeof createTestServer>;
}) {
  server.on(CALL, answer);
  const app = await renderApp({ server });
  await themePanel(app.user).open();
  await waitFor(() => expect(server.calls(CALL)).toHaveLength(tries));
  return { ...app, server };
}

it('offers a project’s own scheme after the built-in ones, and shows it when it is selected', async () => {
  const { user } = await setUp({ answer: optionsOf({ color_schemes: [HOUSE_STYLE], sections: [] }) });
  await waitFor(() => expect(offered()).toEqual([...BUILT_IN, '1.77']));

  await user.click(document.querySelector('[data-scheme="1.77"] input')!);

  await waitFor(() => expect(document.body.style.getPropertyValue('--bg-page')).toBe('rgba(255, 244, 224, 1)'));
});

it('offers it to users who sign in later', async () => {
  const { user, server } = await setUp({ answer: optionsOf({ color_schemes: [HOUSE_STYLE], sections: [] }) });
  await waitFor(() => expect(offered()).toContain('1.77'));

  await signInFromHeader(user, ASHA);
  await waitFor(() => expect(server.calls(`GET /theme/getUserThemeJson/${ASHA.userId}`)).toHaveLength(1));

  expect(offered()).toEqual([...BUILT_IN, '1.77']);
});

it('drops invalid options and keeps the valid ones', async () => {
  const field = { label: 'Badge', id: 'badge', inputType: 'color', '--value': '--badge', value: '#c00' };
  const hostile = {
    color_schemes: [
      { ...HOUSE_STYLE, color_scheme: '1.8"] *{}' },
      { ...HOUSE_STYLE, color_scheme: '9.1', theme_id: '9' },
      null,
      { ...HOUSE_STYLE, colors: { light: { '--bg-page': 'url(//elsewhere.example/x)' } } },
    ],
    sections: [
      {
        section_name: 'Own',
        section_fields: [
          field,
          { ...field, id: '__proto__', '--value': '--other' },
          { ...field, '--value': 'display' },
        ],
      },
    ],
  };
  const { user } = await setUp({ answer: optionsOf(hostile) });
  await waitFor(() => expect(offered()).toEqual([...BUILT_IN, '1.77']));

  await user.click(document.querySelector('[data-scheme="1.77"] input')!);

  await waitFor(() => expect(document.body.style.getPropertyValue('--badge')).toBe('rgba(204, 0, 0, 1)'));
  const style = document.body.getAttribute('style')!;
  expect(style).not.toContain('elsewhere.example');
  expect(style).not.toContain('--other');
  expect(document.body.style.display).toBe('');
});

describe('a failed request for the options', () => {
  const recover = async (server: ReturnType<typeof createTestServer>, ask: () => Promise<unknown>) => {
    server.on(CALL, optionsOf({ color_schemes: [HOUSE_STYLE], sections: [] }));
    await ask();
    await waitFor(() => expect(offered()).toContain(HOUSE_STYLE.color_scheme));
    expect(server.calls(CALL)).toHaveLength(2);
  };

  it('is repeated when the connection is back', async () => {
    const { server, services } = await setUp({ answer: () => problem(404) });
    const { select } = services.api.endpoints.getThemeOptions;
    await waitFor(() => expect(select()(services.store.getState()).isError).toBe(true));
    await recover(server, () => act(async () => void window.dispatchEvent(new Event('online'))));
  });

  it('is repeated when the panel is opened the next time', async () => {
    const { user, server } = await setUp({ answer: () => problem(404) });
    const panel = themePanel(user);
    await panel.press('Close');
    await recover(server, () => panel.open());
  });
});

it.each([
  { title: 'the server fails', answer: () => problem(500), tries: 3 },
  { title: 'it is not there (404)', answer: () => problem(404) },
  { title: 'the answer is no JSON', answer: () => new Response('<html>') },
  { title: 'the answer holds no options', answer: optionsOf('color_schemes') },
  { title: 'the server cannot be reached', answer: () => Promise.reject(new TypeError('Failed to fetch')), tries: 3 },
])('offers the built-in schemes where $title', async ({ answer, tries }) => {
  const { user } = await setUp({ answer, ...(tries ? { tries } : {}) });

  await themePanel(user).chooseMode('Dark');

  expect(offered()).toEqual(BUILT_IN);
});
