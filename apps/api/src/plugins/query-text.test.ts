import { ADMINISTRATION_PATHS } from '@genmaster/auth-client/contract';
import { METADATA_PATHS } from '@genmaster/seo-metadata/contract';
import { engines } from '../testing/test-database.ts';
import { closeTestServers, createTestServer } from '../testing/test-server.ts';

afterEach(closeTestServers);

describe.each(engines)('a query that is not valid text on %s', (engine) => {
  it.each([
    { what: 'a NUL character', value: 'a%00b', message: 'holds a NUL character' },
    { what: 'a byte that begins nothing', value: '%FF', message: 'is not percent-encoded UTF-8' },
    { what: 'half a character', value: '%ED%A0%80', message: 'is not percent-encoded UTF-8' },
    { what: 'a character that is cut off', value: '%C3', message: 'is not percent-encoded UTF-8' },
    { what: 'a sign without digits', value: '100%', message: 'is not percent-encoded UTF-8' },
  ])('is refused with the field: $what', async ({ value, message }) => {
    const { app, signIn } = await createTestServer(engine);
    const { headers } = await signIn('manager', ['users', 'audit', 'metadata']);
    for (const [path, field] of [
      [ADMINISTRATION_PATHS.users, 'search'],
      [ADMINISTRATION_PATHS.users, 'after'],
      [ADMINISTRATION_PATHS.data, 'userId'],
      [ADMINISTRATION_PATHS.trail, 'userId'],
      [`${METADATA_PATHS.history}/169`, 'address'],
    ] as const) {
      const answer = await app.inject({ url: `/${path}?${field}=${value}`, headers });
      expect({ path, status: answer.statusCode, errors: answer.json().errors }).toEqual({
        path,
        status: 400,
        errors: [{ field, message }],
      });
    }
  });

  it('is searched for literally when it is valid', async () => {
    const { app, signIn } = await createTestServer(engine);
    const { headers } = await signIn('man.ager', ['users']);
    const answer = await app.inject({ url: `/${ADMINISTRATION_PATHS.users}?search=%6dan%2Eag`, headers });
    expect(answer.json().users).toEqual([expect.objectContaining({ userCode: 'man.ager' })]);
  });
});
