import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import { engines } from '../../testing/test-database.ts';
import { closeTestServers, createTestServer } from '../../testing/test-server.ts';

describe.each(engines)('the settings of a project on %s', (engine) => {
  afterEach(closeTestServers);

  it('contain the initial mode for pages of the project', async () => {
    const { app } = await createTestServer(engine);
    const ask = (projectName: string) =>
      app.inject({ method: 'POST', url: `/${THEME_PATHS.getPrjColorTheme}`, payload: { projectName } });
    expect((await ask('Genmaster')).json()).toEqual({ colortheme: 'light' });
    expect((await ask('unknown')).statusCode).toBe(404);
  });

  it('add nothing to the catalogue of a fresh installation', async () => {
    const { app } = await createTestServer(engine);
    const answer = await app.inject({ url: `/${THEME_PATHS.getThemeOptionJSON}` });
    expect(answer.json()).toEqual({ status: 1, result: { color_schemes: [], sections: [] } });
  });

  it('contain a published scheme for everybody, and only the newest of one code', async () => {
    const server = await createTestServer(engine);
    const { headers } = await server.signIn('designer', ['schemes']);
    const scheme = { color_scheme: '1.7', name: 'Harbour', theme_id: '1', colors: { light: { '--bg-page': '#fff' } } };
    const publish = (changes: object, projectName = 'GENMASTER') =>
      server.app.inject({
        method: 'POST',
        url: `/${THEME_PATHS.updateClrScheme}`,
        headers,
        payload: { projectName, scheme: { ...scheme, ...changes } },
      });
    const published_at = expect.any(String);
    expect((await publish({})).json()).toEqual({ status: 1, result: { ...scheme, published_at } });
    await publish({ name: 'Quay' });
    const options = (await server.app.inject({ url: `/${THEME_PATHS.getThemeOptionJSON}` })).json();
    expect(options.result.color_schemes).toEqual([{ ...scheme, name: 'Quay', published_at }]);

    expect((await publish({ colors: { light: { '--bg-page': 'url(//x)' } } })).statusCode).toBe(400);
    expect((await publish({ colors: { light: { 'bg-page': 'red' } } })).statusCode).toBe(400);
    expect((await publish({}, 'elsewhere')).statusCode).toBe(404);
  });

  it('replace only the publication that the changes are based on, and recognise a repeated one', async () => {
    const server = await createTestServer(engine);
    const { headers } = await server.signIn('designer', ['schemes']);
    const publish = async (name: string, replaces: string | null) => {
      const scheme = { color_scheme: '1.2', name, theme_id: '1', colors: { light: { '--bg-page': '#fff' } } };
      const payload = { projectName: 'genmaster', scheme, replaces };
      const answer = await server.app.inject({
        method: 'POST',
        url: `/${THEME_PATHS.updateClrScheme}`,
        headers,
        payload,
      });
      return [answer.statusCode, answer.json().result?.published_at];
    };
    const [status, first] = await publish('Ours', null);
    expect(status).toBe(200);
    expect(await publish('Ours', null)).toEqual([200, first]);
    expect((await publish('Theirs', null))[0]).toBe(412);
    const [, second] = await publish('Ours again', first);
    expect(second > first).toBe(true);
    expect((await publish('From long ago', first))[0]).toBe(412);
    const options = (await server.app.inject({ url: `/${THEME_PATHS.getThemeOptionJSON}` })).json();
    expect(options.result.color_schemes).toMatchObject([{ name: 'Ours again', published_at: second }]);
  });

  it('require the permission to publish a scheme', async () => {
    const server = await createTestServer(engine);
    const { headers } = await server.signIn('reader', ['metadata']);
    const scheme = { color_scheme: '1.7', name: 'Harbour', theme_id: '1', colors: {} };
    const answer = await server.app.inject({
      method: 'POST',
      url: `/${THEME_PATHS.updateClrScheme}`,
      headers,
      payload: { projectName: 'genmaster', scheme },
    });
    expect(answer.statusCode).toBe(403);
  });
});
