import { CONTACT_PATHS, contactMessageAnswerSchema } from '@genmaster/auth-client/contract';
import * as v from 'valibot';
import { engines } from '../../testing/test-database.ts';
import { closeTestServers, createTestServer } from '../../testing/test-server.ts';

const message = { name: 'Zoë', email: 'zoe@example.org', topic: 'Pre-order', message: 'Hello 🎨' };

describe.each(engines)('a contact message on %s', (engine) => {
  afterEach(closeTestServers);

  it('is stored before it is acknowledged', async () => {
    const { app, db } = await createTestServer(engine);
    const answer = await app.inject({ method: 'POST', url: `/${CONTACT_PATHS.messages}`, payload: message });
    expect(v.is(contactMessageAnswerSchema, answer.json())).toBe(true);
    const { id, receivedAt } = answer.json();
    const rows = await db.selectFrom('contact_messages').selectAll().execute();
    expect(rows).toEqual([{ ...message, id, received_at: receivedAt }]);
  });

  it.each([
    { reason: 'no name', changes: { name: '' }, field: 'name' },
    { reason: 'an address that is none', changes: { email: 'zoe' }, field: 'email' },
    { reason: 'a text that is too long', changes: { message: 'x'.repeat(4001) }, field: 'message' },
    { reason: 'an id of its own', changes: { id: 'mine' }, field: 'id' },
  ])('is refused with $reason, naming the field', async ({ changes, field }) => {
    const { app } = await createTestServer(engine);
    const answer = await app.inject({
      method: 'POST',
      url: `/${CONTACT_PATHS.messages}`,
      payload: { ...message, ...changes },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].field).toBe(field);
  });
});
