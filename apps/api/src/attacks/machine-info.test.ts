import type { MachineInfo } from '@genmaster/auth-client/contract';
import { DEMO_SIGN_IN } from '../db/seed.ts';
import { TABLES } from '../db/tables.ts';
import { createLoggedServer } from '../testing/logged-server.ts';
import { engines } from '../testing/test-database.ts';
import { closeTestServers, MACHINE_INFO } from '../testing/test-server.ts';

afterEach(closeTestServers);

/** A unique text in each field of the machine description. */
const MARKED = Object.fromEntries(
  Object.keys(MACHINE_INFO).map((name, index) => [name, `marker-${index}-${'mNq7'.repeat(index + 1)}`]),
) as MachineInfo;

describe.each(engines)('the machine description of a sign-in on %s', (engine) => {
  it('is stored in no table and in no line of the log', async () => {
    const { db, login, log } = await createLoggedServer(engine);
    const { userCode, password } = DEMO_SIGN_IN;
    const send = (body: object) => login(userCode, password, { payload: { userCode, password, ...body } });
    expect((await send({ lansysInfModel: MARKED })).statusCode).toBe(200);
    expect((await send({ lansysInfModel: MARKED, password: 'wrong' })).statusCode).toBe(401);
    expect((await send({ lansysInfModel: MARKED, more: 1 })).statusCode).toBe(400);
    expect((await send({ lansysInfModel: { ...MARKED, more: 1 } })).statusCode).toBe(400);

    const rows = [];
    for (const { name } of TABLES) rows.push(...(await db.selectFrom(name).selectAll().execute()));
    const stored = JSON.stringify(rows);
    expect(stored).toContain(userCode);
    // The engine's message about a failed statement may contain its values.
    await db.schema.dropTable('sessions').execute();
    expect((await send({ lansysInfModel: MARKED })).statusCode).toBe(500);
    expect(log()).toMatch('login refused');
    expect(log()).toMatch('request failed');
    expect(Object.values(MARKED)).toHaveLength(10);
    for (const marker of Object.values(MARKED)) expect(`${stored} ${log()}`).not.toContain(marker);
  });
});
