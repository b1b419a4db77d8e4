import { engines } from '../../testing/test-database.ts';
import { closeTestServers, createTestServer, START } from '../../testing/test-server.ts';
import { createAuditTrail, TRAIL_PAGE } from './audit-trail.ts';
import { removeOutdated } from './retention.ts';

const DAY_MS = 86_400_000;

describe.each(engines)('data with a retention period on %s', (engine) => {
  afterEach(closeTestServers);

  it('is deleted when the period is over, and not before', async () => {
    const { db } = await createTestServer(engine);
    const at = (days: number) => () => new Date(START - days * DAY_MS);
    await createAuditTrail({ db, now: at(31) }).add({ action: 'signed-in', detail: 'old' });
    await createAuditTrail({ db, now: at(29) }).add({ action: 'signed-in', detail: 'young' });
    const message = {
      name: 'Z',
      email: 'z@example.org',
      organisation: null,
      subject: 'x',
      language: null,
      message: 'm',
    };
    const row = (id: string, days: number) => ({
      ...message,
      id,
      has_consent: 1,
      received_at: at(days)().toISOString(),
    });
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
