import {
  allValidationsAnswerSchema,
  gridJsonAnswerSchema,
  mobileDataAnswerSchema,
  STARTUP_PATHS,
  themeStatusAnswerSchema,
} from '@genmaster/site-contract/contract';
import * as v from 'valibot';
import { closeTestServers, createTestServer } from '../../testing/test-server.ts';

describe('the start-up calls', () => {
  afterEach(closeTestServers);

  it.each([
    { path: STARTUP_PATHS.gridJson, schema: gridJsonAnswerSchema },
    { path: STARTUP_PATHS.themeStatus, schema: themeStatusAnswerSchema },
    { path: STARTUP_PATHS.allValidations, schema: allValidationsAnswerSchema },
    { path: STARTUP_PATHS.mobileData, schema: mobileDataAnswerSchema },
  ])('return $path to anybody, in the format of the contract', async ({ path, schema }) => {
    const { app } = await createTestServer('sqlite');
    const answer = await app.inject({ url: `/${path}` });
    expect(answer.statusCode).toBe(200);
    expect(v.is<v.GenericSchema>(schema, answer.json())).toBe(true);
  });

  it('return the user of the token, if there is one', async () => {
    const server = await createTestServer('sqlite');
    const user = await server.signIn();
    const check = async (headers: Record<string, string>) =>
      (await server.app.inject({ url: `/${STARTUP_PATHS.idCheck}`, headers })).json();
    expect(await check(user.headers)).toEqual({ signedIn: true, userId: user.userId });
    expect(await check({})).toEqual({ signedIn: false, userId: null });
    expect(await check({ SagAuthToken: 'garbled' })).toEqual({ signedIn: false, userId: null });
  });
});
