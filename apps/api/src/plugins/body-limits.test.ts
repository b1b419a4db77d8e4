import { AUTH_PATHS } from '@genmaster/auth-client/contract';
import { CONTACT_PATHS } from '@genmaster/site-contract/contract';
import { METADATA_PATHS } from '@genmaster/seo-metadata/contract';
import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import { themeOf } from '../testing/every-route.ts';
import { closeTestServers, createTestServer, MACHINE_INFO } from '../testing/test-server.ts';
import { findLongText, LONGEST_TEXT } from './json-bodies.ts';
import { REPORTS_PATH } from './site-policy.ts';

afterEach(closeTestServers);

const KIB = 1024;
const long = 'x'.repeat(LONGEST_TEXT + 1);

describe('a body', () => {
  it.each([
    { url: `/${AUTH_PATHS.login}`, limit: 4 * KIB },
    { url: `/${AUTH_PATHS.appSessions}`, limit: 16 * KIB },
    { url: `/${AUTH_PATHS.logout}`, limit: 16 * KIB },
    { url: `/${THEME_PATHS.saveUserThemeJson}`, limit: 64 * KIB },
    { url: `/${THEME_PATHS.getPrjColorTheme}`, limit: 16 * KIB },
    { url: `/${THEME_PATHS.updateClrScheme}`, limit: 16 * KIB },
    { url: `/${METADATA_PATHS.entry}/169`, method: 'PUT' as const, limit: 256 * KIB },
    { url: `/${METADATA_PATHS.fromFile}`, limit: 16 * KIB },
    { url: `/${CONTACT_PATHS.messages}`, limit: 32 * KIB },
    { url: `/${REPORTS_PATH}`, type: 'application/csp-report', limit: 64 * KIB },
  ])('of $url may have $limit bytes', async ({ url, method = 'POST', type = 'application/json', limit }) => {
    const { app, signIn } = await createTestServer('sqlite');
    const { headers } = await signIn('editor', ['metadata', 'schemes']);
    const statusOf = async (bytes: number) =>
      (
        await app.inject({
          method,
          url,
          headers: { ...headers, 'content-type': type },
          payload: `[${' '.repeat(bytes - 2)}]`,
        })
      ).statusCode;
    expect(await statusOf(limit)).not.toBe(413);
    expect(await statusOf(limit + 1)).toBe(413);
  });

  it('of every other route may have 16 KiB', async () => {
    const { app } = await createTestServer('sqlite');
    expect(app.initialConfig.bodyLimit).toBe(16 * KIB);
  });

  it('has no text of more than 8,192 characters at any depth, and the refusal names its field', async () => {
    const { app, signIn } = await createTestServer('sqlite');
    const { headers } = await signIn('editor', ['metadata']);
    const entry = { schema: [{ '@type': 'Thing', about: { description: long } }] };
    const answer = await app.inject({
      method: 'PUT',
      url: `/${METADATA_PATHS.entry}/169`,
      headers,
      payload: { address: '/', entry },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      { field: 'entry.schema.0.about.description', message: 'is longer than 8192 characters' },
    ]);
  });

  it('may have a longer theme text, whose own texts are short', async () => {
    const { app, signIn } = await createTestServer('sqlite');
    const { headers, userId, clientId } = await signIn();
    const save = (json: object, more: object = {}) =>
      app.inject({
        method: 'POST',
        url: `/${THEME_PATHS.saveUserThemeJson}`,
        headers,
        payload: { ...themeOf(userId, clientId), json: JSON.stringify(json), ...more },
      });
    const names = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`--name-${index}`, 'x'.repeat(50)]));
    expect(JSON.stringify(names).length).toBeGreaterThan(LONGEST_TEXT);
    expect((await save({ a: long })).statusCode).toBe(400);
    expect((await save(names, { name: long })).json().errors).toMatchObject([{ field: 'name' }]);
    expect((await save(names)).statusCode).toBe(200);
  });

  it('uses the last of two fields of the same name, for validation and for the handler', async () => {
    const { app, login } = await createTestServer('sqlite');
    const post = (payload: string) =>
      app.inject({
        method: 'POST',
        url: `/${THEME_PATHS.getPrjColorTheme}`,
        headers: { 'content-type': 'application/json' },
        payload,
      });
    expect((await post('{"projectName":"none","projectName":"genmaster"}')).json()).toEqual({ colortheme: 'light' });
    expect((await post('{"projectName":"genmaster","projectName":"none"}')).statusCode).toBe(404);
    expect((await post('{"projectName":"genmaster","projectName":1}')).statusCode).toBe(400);
    const longest = { userCode: 'x'.repeat(128), password: 'y'.repeat(1_024) };
    expect(
      (await login(longest.userCode, longest.password, { payload: { ...longest, lansysInfModel: MACHINE_INFO } }))
        .statusCode,
    ).toBe(401);
  });
});

describe('the path of a long text', () => {
  it.each([
    { value: long, path: '' },
    { value: [1, [long]], path: '1.0' },
    { value: { body: long }, path: 'body' },
    { value: { a: null, b: { [long]: 1 } }, path: `b.${long}`.slice(0, 100) },
    { value: { a: 'x'.repeat(LONGEST_TEXT), b: 1 }, path: null },
    { value: { a: long }, except: ['a'], path: null },
    { value: { b: { a: long } }, except: ['a'], path: 'b.a' },
  ])('is $path', ({ value, except = [], path }) => {
    expect(findLongText(value, except)).toBe(path);
  });
});
