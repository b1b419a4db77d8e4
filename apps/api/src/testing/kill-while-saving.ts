import { setTimeout as wait } from 'node:timers/promises';
import { AUTH_PATHS, AUTH_TOKEN_KEY, type LoginAnswer, type UserDetailsAnswer } from '@genmaster/auth-client/contract';
import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import { endServerProcesses, startServerProcess, type ServerProcess } from './server-process.ts';
import { createTestDatabase, type Engine } from './test-database.ts';
import { MACHINE_INFO } from './test-server.ts';

/** How many saves were acknowledged, and how many of them were gone afterwards. */
export interface Saves {
  acknowledged: number;
  lost: number;
}

/** A server that is ended in the worst way, and started again where it was. */
export interface Endings {
  times: number;
  /** The longest that somebody saves before the end. */
  withinMs: number;
  start(): Promise<ServerProcess>;
  end(server: ServerProcess): Promise<void>;
}

/** A server that counts neither sign-ins nor saves, of which the attacks make more than people. */
export const startTirelessServer = (env: Record<string, string>) =>
  startServerProcess({ ...env, LOGIN_ATTEMPTS_PER_MINUTE: '100000', SAVES_PER_MINUTE: '999999' });

/** Kills a server while somebody saves, again and again, and looks after each start for what it had acknowledged. */
export async function killWhileSaving(engine: Engine, kills: number): Promise<Saves> {
  const place = await createTestDatabase(engine);
  const saves = await endWhileSaving({
    times: kills,
    withinMs: 300,
    start: async () => startTirelessServer(place.env),
    async end({ process: child, exited }) {
      child.kill('SIGKILL');
      await exited;
    },
  });
  await endServerProcesses();
  await place.remove();
  return saves;
}

/** Saves until the server is ended, again and again, and looks after each start for what it had acknowledged. */
export async function endWhileSaving({ times, withinMs, start, end }: Endings): Promise<Saves> {
  let acknowledged = 0;
  let lost = 0;
  for (let round = 0; round <= times; round += 1) {
    const server = await start();
    const { save, load } = await signInToSave(String(await server.settled));
    const stored = await load();
    lost += Math.max(0, acknowledged - stored);
    acknowledged = stored;
    if (round === times) break;
    // The clock starts with the first acknowledged save, however slow the machine is.
    let ending: Promise<void> | undefined;
    try {
      for (;;) {
        acknowledged = await save(acknowledged);
        ending ??= wait(Math.random() * withinMs).then(() => end(server));
      }
    } catch (error) {
      // Unless the connection broke because the end has come, this is no figure but a failure.
      if (!ending || error instanceof Refusal) throw error;
    }
    await ending;
  }
  return { acknowledged, lost };
}

/** An answer that says no; a server that is ended gives none. */
class Refusal extends Error {}

interface Saved {
  result?: { revision: number };
}

/** Signs the demo user in, who saves a theme again and again. */
export async function signInToSave(address: string) {
  const call = async <Answer>(path: string, headers: Record<string, string>, body?: object): Promise<Answer> => {
    for (;;) {
      const response = await fetch(`${address}/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      // A machine that is busy with other tests turns requests away, as it should.
      if (response.status !== 503) {
        if (!response.ok) throw new Refusal(`${path} got ${response.status}: ${await response.text()}`);
        return response.json() as Promise<Answer>;
      }
      await response.text();
      await wait(200);
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
