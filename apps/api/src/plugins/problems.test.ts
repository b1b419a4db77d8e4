import { AUTH_PATHS, AUTH_TOKEN_KEY } from '@genmaster/auth-client/contract';
import { CONTACT_PATHS } from '@genmaster/site-contract/contract';
import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import type { InjectOptions } from 'fastify';
import { closeTestServers, createTestServer, MACHINE_INFO } from '../testing/test-server.ts';
import { REPORTS_PATH } from './site-policy.ts';

afterEach(closeTestServers);

const post = (path: string, payload: object | string, headers = {}): InjectOptions => ({
  method: 'POST',
  url: `/${path}`,
  payload,
  headers: { 'content-type': 'application/json', ...headers },
});
const wrongPassword = { userCode: 'demo', password: 'wrong', lansysInfModel: MACHINE_INFO };

interface Refusal {
  reason: string;
  request: InjectOptions;
  status: number;
  headers: Record<string, string>;
}

const REFUSALS: readonly Refusal[] = [
  {
    reason: 'a wrong password',
    request: post(AUTH_PATHS.login, wrongPassword),
    status: 401,
    headers: { 'www-authenticate': AUTH_TOKEN_KEY },
  },
  {
    reason: 'no session',
    request: { url: `/${AUTH_PATHS.userDetails}` },
    status: 401,
    headers: { 'www-authenticate': AUTH_TOKEN_KEY },
  },
  {
    reason: 'a wrong method',
    request: { method: 'DELETE', url: `/${AUTH_PATHS.login}` },
    status: 405,
    headers: { allow: 'POST, OPTIONS' },
  },
  {
    reason: 'text for JSON',
    request: post(THEME_PATHS.getPrjColorTheme, '{}', { 'content-type': 'text/plain' }),
    status: 415,
    headers: { accept: 'application/json' },
  },
  {
    reason: 'JSON for a form',
    request: post(CONTACT_PATHS.form, {}),
    status: 415,
    headers: { accept: 'application/x-www-form-urlencoded' },
  },
  {
    reason: 'JSON for a report',
    request: post(REPORTS_PATH, {}),
    status: 415,
    headers: { accept: 'application/csp-report, application/reports+json' },
  },
  {
    reason: 'a compressed body',
    request: post(THEME_PATHS.getPrjColorTheme, '{}', { 'content-encoding': 'gzip' }),
    status: 415,
    headers: { 'accept-encoding': 'identity' },
  },
];

it.each(REFUSALS)('$reason is refused with $status and the header of that status', async (refusal) => {
  const { app } = await createTestServer('sqlite');
  const { statusCode: status, headers } = await app.inject(refusal.request);
  expect({ status, headers }).toEqual({ status: refusal.status, headers: expect.objectContaining(refusal.headers) });
});

it('no other response asks for a session', async () => {
  const { app, login } = await createTestServer('sqlite');
  const answers = [await app.inject({ url: '/health/live' }), await login('demo', 'genmaster-demo')];
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['www-authenticate']])).toEqual([
    [200, undefined],
    [200, undefined],
  ]);
});
