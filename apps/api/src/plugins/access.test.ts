import Fastify, { type FastifyContextConfig } from 'fastify';
import type { ActiveSession } from '../modules/auth/session-repository.ts';
import { access } from './access.ts';
import { problems } from './problems.ts';
import { headerCarrier } from './session-carrier.ts';
import { sessions } from './sessions.ts';

const alice: ActiveSession = {
  tokenHash: 'h',
  userId: 'a',
  userCode: 'alice',
  clientId: 'c',
  userName: 'Alice',
  expiresAt: '',
};

async function serve(config: FastifyContextConfig) {
  const find = jest.fn(async (token: string) => (token === 'good' ? alice : null));
  const app = Fastify();
  await app.register(problems);
  await app.register(sessions, { repository: { find } as never, carrier: headerCarrier });
  await app.register(access, {
    hasPermission: async (_user, permission) => permission === 'schemes',
    hasSecondFactor: async () => true,
  });
  app.get('/', { config }, async (request) => ({ user: (await request.findSession())?.userId ?? null }));
  const ask = async (token?: string) => app.inject({ url: '/', headers: token ? { SagAuthToken: token } : {} });
  return { ask, find };
}

describe('access', () => {
  it('starts no server with a route that does not declare its callers', async () => {
    await expect(serve({})).rejects.toThrow('The route GET / does not say who may call it');
  });

  it('allows everybody on a public route, and knows the user of a session', async () => {
    const { ask } = await serve({ access: 'public' });
    expect((await ask()).json()).toEqual({ user: null });
    expect((await ask('bad')).json()).toEqual({ user: null });
    expect((await ask('good')).json()).toEqual({ user: 'a' });
  });

  it('allows only users with its permission on a route that requires one', async () => {
    const metadata = await serve({ access: { permission: 'metadata' } });
    expect((await metadata.ask()).statusCode).toBe(401);
    expect((await metadata.ask('good')).statusCode).toBe(403);
    const schemes = await serve({ access: { permission: 'schemes' } });
    expect((await schemes.ask('good')).json()).toEqual({ user: 'a' });
  });

  it('allows only a valid token on a route that needs a session, and looks it up once', async () => {
    const { ask, find } = await serve({ access: 'session' });
    expect((await ask()).statusCode).toBe(401);
    expect((await ask('bad')).statusCode).toBe(401);
    expect((await ask('good')).json()).toEqual({ user: 'a' });
    expect(find.mock.calls).toEqual([['bad'], ['good']]);
  });
});
