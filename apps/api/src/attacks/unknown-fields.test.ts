import { NAMED_THEME_PATHS } from '@genmaster/theme-engine/contract';
import {
  ACCOUNT_PATHS,
  ADMINISTRATION_PATHS,
  PASSKEY_PATHS,
  SECOND_FACTOR_PATHS,
} from '@genmaster/auth-client/contract';
import { CONTACT_PATHS } from '@genmaster/site-contract/contract';
import { METADATA_PATHS } from '@genmaster/seo-metadata/contract';
import { PERMISSIONS } from '../plugins/access.ts';
import { REPORTS_PATH } from '../plugins/site-policy.ts';
import { ROUTES } from '../testing/every-route.ts';
import { engines } from '../testing/test-database.ts';
import { closeTestServers, createTestServer, type TestServer, type TestUser } from '../testing/test-server.ts';

/** Fields that an attacker would add to get more rights, or to overwrite values of the server. */
const ADDED = { role: 'admin', isAdmin: true, permissions: ['metadata'], id: 'x', version: 9, createdBy: 'x', sql: '' };

/**
 * All calls with one of our own JSON bodies; reports have any fields of a browser, and a form any fields of its page.
 */
const OTHERS = [REPORTS_PATH, CONTACT_PATHS.form];
const CALLS = Object.keys(ROUTES).filter(
  (name) => /^(?:POST|PUT) /.test(name) && !OTHERS.some((path) => name.endsWith(path)),
);

/** Status of a call without the additional field, where it is not 200. */
const WITHOUT_IT: Record<string, number> = {
  // No user has the theme with this id.
  [`POST /${NAMED_THEME_PATHS.chooseTheme}`]: 404,
  [`POST /${NAMED_THEME_PATHS.deleteTheme}`]: 404,
  [`POST /${NAMED_THEME_PATHS.renameTheme}`]: 404,
  // The session, link or second factor does not exist.
  [`POST /${ACCOUNT_PATHS.endSession}`]: 404,
  [`POST /${ACCOUNT_PATHS.findLink}`]: 404,
  [`POST /${ACCOUNT_PATHS.useLink}`]: 404,
  [`POST /${SECOND_FACTOR_PATHS.login}`]: 401,
  [`POST /${SECOND_FACTOR_PATHS.confirm}`]: 400,
  [`POST /${SECOND_FACTOR_PATHS.remove}`]: 404,
  // No page of the site sends these calls, so there is no host name to make passkeys for.
  [`POST /${PASSKEY_PATHS.start}`]: 409,
  [`POST /${PASSKEY_PATHS.add}`]: 409,
  [`POST /${PASSKEY_PATHS.login}`]: 409,
  // The passkey and the ticket of a login do not exist.
  [`POST /${PASSKEY_PATHS.remove}`]: 404,
  [`POST /${PASSKEY_PATHS.methods}`]: 401,
  // The page has neither a draft nor such a version.
  [`POST /${METADATA_PATHS.publish}/{projectId}`]: 404,
  [`POST /${METADATA_PATHS.discard}/{projectId}`]: 404,
  [`POST /${METADATA_PATHS.rollBack}/{projectId}`]: 404,
  // A user cannot delete the own account.
  [`POST /${ADMINISTRATION_PATHS.remove}`]: 400,
};

describe.each(engines)('an unknown field of a body on %s', (engine) => {
  let server: TestServer;
  let sender: TestUser;
  let sent = 0;
  let people = 0;

  beforeAll(async () => {
    server = await createTestServer(engine, { config: { loginAttemptsPerMinute: 10_000 } });
  });

  // One of these calls ends the session.
  beforeEach(async () => {
    sender = await server.signIn(`administrator-${(people += 1)}`, PERMISSIONS);
  });

  afterAll(closeTestServers);

  it.each(CALLS)('is refused by its name: %s', async (name) => {
    const [method] = name.split(' ');
    const send = async (added: object) => {
      const { url, payload, headers } = ROUTES[name]!.aim('own', sender, sender);
      const { statusCode, body } = await server.app.inject({
        method: method as 'POST',
        url,
        headers: { ...sender.headers, ...headers },
        payload: { ...(payload as object), ...added },
        remoteAddress: `10.0.${1 + ((sent += 1) >> 8)}.${sent & 255}`,
      });
      return { statusCode, body, known: Object.keys(payload as object) };
    };
    const { known } = await send({ role: 'admin' });
    for (const [field, value] of Object.entries(ADDED).filter(([field]) => !known.includes(field))) {
      const { statusCode, body } = await send({ [field]: value });
      expect({ field, statusCode, named: body.includes(`"field":"${field}"`) }).toEqual({
        field,
        statusCode: 400,
        named: true,
      });
    }
    expect({ name, statusCode: (await send({})).statusCode }).toEqual({ name, statusCode: WITHOUT_IT[name] ?? 200 });
  });
});
