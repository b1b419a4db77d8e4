import { DEMO_SIGN_IN } from '../../db/seed.ts';
import { engines } from '../../testing/test-database.ts';
import { closeTestServers, createTestServer, START } from '../../testing/test-server.ts';
import { createAuditTrail, TRAIL_PAGE } from './audit-trail.ts';
import { createRemover, isAheadAtStart, removeOutdated } from './retention.ts';

const DAY_MS = 86_400_000;
const LOOK_MS = 6 * 3_600_000;

const message = (id: string, receivedAt: Date) => ({
  id,
  name: 'Z',
  email: 'z@example.org',
  organisation: null,
  subject: 'x',
  language: null,
  message: 'm',
  has_consent: 1,
  received_at: receivedAt.toISOString(),
});

describe.each(engines)('data with a retention period on %s', (engine) => {
  afterEach(closeTestServers);

  it('is deleted when the period is over, and not before', async () => {
    const { db } = await createTestServer(engine);
    const at = (days: number) => () => new Date(START - days * DAY_MS);
    await createAuditTrail({ db, now: at(31) }).add({ action: 'signed-in', detail: 'old' });
    await createAuditTrail({ db, now: at(29) }).add({ action: 'signed-in', detail: 'young' });
    const row = (id: string, days: number) => message(id, at(days)());
    await db
      .insertInto('contact_messages')
      .values([row('old', 31), row('young', 29)])
      .execute();
    const now = () => new Date(START);
    expect(await removeOutdated({ db, now, auditDays: 30, contactDays: null })).toEqual({ events: 1, messages: 0 });
    expect(await removeOutdated({ db, now, auditDays: 30, contactDays: 30 })).toEqual({ events: 0, messages: 1 });
    expect(await db.selectFrom('audit_events').select('detail').execute()).toEqual([{ detail: 'young' }]);
    expect(await db.selectFrom('contact_messages').select('id').execute()).toEqual([{ id: 'young' }]);
  });

  it('includes the places of sign-ins, 90 days after the last one', async () => {
    const { db, login } = await createTestServer(engine);
    const { userCode, password } = DEMO_SIGN_IN;
    await login(userCode, password);
    const placesAfter = async (days: number) => {
      await removeOutdated({ db, now: () => new Date(START + days * DAY_MS), auditDays: 365, contactDays: null });
      return (await db.selectFrom('login_places').select('place').execute()).length;
    };
    expect([await placesAfter(89), await placesAfter(91)]).toEqual([1, 0]);
  });

  it('survives a clock that jumps ahead and is corrected before the next look', async () => {
    const { db } = await createTestServer(engine);
    let time = START;
    let uptime = 0;
    const now = () => new Date(time);
    const look = createRemover({ db, now, auditDays: 30, contactDays: null }, () => uptime);
    const pass = (milliseconds: number) => {
      time += milliseconds;
      uptime += milliseconds;
    };
    await createAuditTrail({ db, now }).add({ action: 'signed-in', detail: 'young' });
    pass(LOOK_MS);
    time += 400 * DAY_MS;
    expect(await look()).toBeNull();
    time -= 400 * DAY_MS;
    pass(LOOK_MS);
    expect(await look()).toEqual({ events: 0, messages: 0 });
    pass(31 * DAY_MS);
    expect(await look()).toEqual({ events: 1, messages: 0 });
  });

  it('is deleted at the next look by a clock that stays ahead, as after a correction', async () => {
    const { db } = await createTestServer(engine);
    let time = START;
    const now = () => new Date(time);
    const look = createRemover({ db, now, auditDays: 30, contactDays: null }, () => 0);
    await createAuditTrail({ db, now }).add({ action: 'signed-in', detail: 'old' });
    time += 31 * DAY_MS;
    expect(await look()).toBeNull();
    expect(await look()).toEqual({ events: 1, messages: 0 });
  });

  it('survives a start with a clock that is ahead and is corrected before the second look', async () => {
    const { db } = await createTestServer(engine);
    let time = START;
    const now = () => new Date(time);
    const removerOfStart = async () =>
      createRemover(
        { db, now, auditDays: 30, contactDays: 30, isFirstLeftOut: await isAheadAtStart(db, now()) },
        () => 0,
      );
    await createAuditTrail({ db, now: () => new Date(START - 40 * DAY_MS) }).add({ action: 'signed-in' });
    await createAuditTrail({ db, now }).add({ action: 'signed-in' });
    time += 400 * DAY_MS;
    const look = await removerOfStart();
    expect(await look()).toBeNull();
    time -= 400 * DAY_MS;
    expect(await look()).toEqual({ events: 1, messages: 0 });
    await createAuditTrail({ db, now: () => new Date(START - 40 * DAY_MS) }).add({ action: 'signed-in' });
    expect(await (await removerOfStart())()).toEqual({ events: 1, messages: 0 });
  });

  it.each([
    { what: 'nothing is stored', ages: [], isAhead: false },
    { what: 'the newest event is hours old', ages: [40, 0.9], isAhead: false },
    { what: 'the newest event is days old', ages: [40, 1.1], isAhead: true },
    { what: 'events are stored after the start alone', ages: [40, -0.001], isAhead: true },
    { what: 'a message is newer than the events', ages: [40], messageAge: 0.9, isAhead: false },
    { what: 'message and events are days old', ages: [40], messageAge: 1.1, isAhead: true },
  ])('tells a clock that may be ahead when $what', async ({ ages, messageAge, isAhead }) => {
    const { db } = await createTestServer(engine);
    const at = (days: number) => new Date(START - days * DAY_MS);
    for (const days of ages) await createAuditTrail({ db, now: () => at(days) }).add({ action: 'signed-in' });
    if (messageAge !== undefined)
      await db
        .insertInto('contact_messages')
        .values(message('a', at(messageAge)))
        .execute();
    expect(await isAheadAtStart(db, new Date(START))).toBe(isAhead);
  });

  it('is read page by page in order of arrival, even within one millisecond', async () => {
    const { db } = await createTestServer(engine);
    const trail = createAuditTrail({ db, now: () => new Date(START) });
    const details = Array.from({ length: TRAIL_PAGE + 5 }, (_, index) => String(index));
    for (const detail of details) await trail.add({ action: 'signed-in', detail });
    const first = await trail.list({});
    const second = await trail.list({ before: first.next ?? '' });
    expect([...first.events, ...second.events].map(({ detail }) => detail)).toEqual(details.toReversed());
    expect(second.next).toBeNull();
  });
});
