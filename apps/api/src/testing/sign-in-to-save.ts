import { setTimeout as wait } from 'node:timers/promises';
import { AUTH_PATHS, AUTH_TOKEN_KEY, type LoginAnswer, type UserDetailsAnswer } from '@genmaster/auth-client/contract';
import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import { startServerProcess } from './server-process.ts';
import { MACHINE_INFO } from './test-server.ts';

/** Starts a server with high limits for sign-ins and saves, because the attacks make more of them than people. */
export const startTirelessServer = (env: Record<string, string>) =>
  startServerProcess({ ...env, LOGIN_ATTEMPTS_PER_MINUTE: '100000', SAVES_PER_MINUTE: '999999' });

/** Error for a response with an error status; a killed server sends no response. */
export class Refusal extends Error {}

interface Saved {
  result?: { revision: number };
}

/** Signs in the demo user and returns functions to save and load a theme. */
export async function signInToSave(address: string) {
  const call = async <Answer>(path: string, headers: Record<string, string>, body?: object): Promise<Answer> => {
    for (;;) {
      const response = await fetch(`${address}/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      // A machine that is busy with other tests turns requests away, as intended.
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
    /** Returns the stored revision, 0 for none. */
    load: async () => revisionOf(await call<Saved>(`${THEME_PATHS.getUserThemeJson}/${clientInfo.usrId}`, headers)),
  };
}
