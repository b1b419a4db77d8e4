import { AUTH_PATHS, AUTH_TOKEN_KEY, type LoginAnswer, type UserDetailsAnswer } from '@genmaster/auth-client/contract';
import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import { endServerProcesses, startServerProcess } from './server-process.ts';
import { createTestDatabase, type Engine } from './test-database.ts';
import { MACHINE_INFO } from './test-server.ts';

/**
 * Kills a server while somebody saves, again and again, and looks after each start for what it had acknowledged.
 *
 * @returns how many saves were acknowledged, and how many of them were gone.
 */
export async function killWhileSaving(engine: Engine, kills: number): Promise<{ acknowledged: number; lost: number }> {
  const place = await createTestDatabase(engine);
  let acknowledged = 0;
  let lost = 0;
  for (let round = 0; round <= kills; round += 1) {
    const server = startServerProcess(place.env);
    const { save, load } = await signIn(String(await server.settled));
    const stored = await load();
    lost += Math.max(0, acknowledged - stored);
    acknowledged = stored;
    if (round === kills) break;
    // The clock starts with the first acknowledged save, however slow the machine is.
    let killing: NodeJS.Timeout | undefined;
    try {
      for (;;) {
        acknowledged = await save(acknowledged);
        killing ??= setTimeout(() => server.process.kill('SIGKILL'), Math.random() * 300);
      }
    } catch {
      // The connection broke: the process is gone.
    }
    clearTimeout(killing);
    await server.exited;
  }
  await endServerProcesses();
  await place.remove();
  return { acknowledged, lost };
}

interface Saved {
  result?: { revision: number };
}

async function signIn(address: string) {
  const call = async <Answer>(path: string, headers: Record<string, string>, body?: object): Promise<Answer> => {
    for (;;) {
      const response = await fetch(`${address}/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      // A machine that is busy with other tests turns requests away, as it should.
      if (response.status !== 503) return response.json() as Promise<Answer>;
      await response.text();
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  };
  const credentials = { userCode: 'demo', password: 'genmaster-demo', lansysInfModel: MACHINE_INFO };
  const { data } = await call<LoginAnswer>(AUTH_PATHS.login, {}, credentials);
  const headers = { [AUTH_TOKEN_KEY]: data?.SagAuthToken ?? '' };
  const { clientInfo } = (await call<UserDetailsAnswer>(AUTH_PATHS.userDetails, headers)).data;
  const revisionOf = ({ result }: Saved) => result?.revision ?? 0;
  const record = {
    id: null,
    name: '',
    menuPos: '1',
    dTemplate: false,
    json: '{}',
    userId: clientInfo.usrId,
    sagClientId: clientInfo.sagclientId,
    flag: 'U',
    mode: null,
  };
  return {
    /** Saves over this revision and returns the next one. */
    save: async (revision: number) =>
      revisionOf(await call<Saved>(THEME_PATHS.saveUserThemeJson, headers, { ...record, revision })),
    /** The stored revision, 0 for none. */
    load: async () => revisionOf(await call<Saved>(`${THEME_PATHS.getUserThemeJson}/${clientInfo.usrId}`, headers)),
  };
}
