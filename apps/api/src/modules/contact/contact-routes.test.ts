import {
  CONTACT_PATHS,
  contactMessageAnswerSchema,
  contactRules,
  findContactProblem,
  type ContactField,
} from '@genmaster/auth-client/contract';
import * as v from 'valibot';
import { engines } from '../../testing/test-database.ts';
import { closeTestServers, createTestServer } from '../../testing/test-server.ts';

const message = {
  name: 'Zoë',
  email: 'zoe@example.org',
  organisation: 'Example Ltd',
  subject: 'pre-order',
  language: 'hi',
  message: 'Hello 🎨 नमस्ते',
  consent: true,
};
const post = (payload: object) => ({ method: 'POST' as const, url: `/${CONTACT_PATHS.messages}`, payload });
const { fields } = contactRules;

describe.each(engines)('a contact message on %s', (engine) => {
  afterEach(closeTestServers);

  it('is stored with all its fields before it is acknowledged', async () => {
    const { app, db } = await createTestServer(engine);
    const answer = await app.inject(post(message));
    expect(v.is(contactMessageAnswerSchema, answer.json())).toBe(true);
    const { id, receivedAt } = answer.json();
    const { consent: _consent, ...texts } = message;
    const rows = await db.selectFrom('contact_messages').selectAll().execute();
    expect(rows).toEqual([{ ...texts, has_consent: 1, id, received_at: receivedAt }]);
  });

  it('is stored without an organisation when it names none', async () => {
    const { app, db } = await createTestServer(engine);
    const { organisation: _organisation, ...rest } = message;
    expect((await app.inject(post(rest))).statusCode).toBe(200);
    const row = await db.selectFrom('contact_messages').select('organisation').executeTakeFirstOrThrow();
    expect(row.organisation).toBeNull();
  });

  it('is turned away with the time to come back when it is the sixth within a minute', async () => {
    const { app, db } = await createTestServer(engine);
    for (let sent = 0; sent < 5; sent += 1) expect((await app.inject(post(message))).statusCode).toBe(200);
    const answer = await app.inject(post(message));
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(await db.selectFrom('contact_messages').select('id').execute()).toHaveLength(5);
  });
});

describe('a contact message', () => {
  afterEach(closeTestServers);

  it.each<{ field: ContactField; value: unknown }>([
    { field: 'name', value: undefined },
    { field: 'name', value: ' ' },
    { field: 'name', value: 'x'.repeat(121) },
    { field: 'email', value: 'zoe' },
    { field: 'email', value: `a@${'x'.repeat(250)}.org` },
    { field: 'organisation', value: 'x'.repeat(121) },
    { field: 'subject', value: 'Pre-order' },
    { field: 'language', value: 'fr' },
    { field: 'message', value: '🎨'.repeat(9) },
    { field: 'message', value: '🎨'.repeat(10) },
    { field: 'message', value: '🎨'.repeat(4001) },
    { field: 'consent', value: false },
  ])('with $field $value is judged as on the screen, in the same words', async ({ field, value }) => {
    const { app } = await createTestServer('sqlite');
    const answer = await app.inject(post({ ...message, [field]: value }));
    const problem = findContactProblem(field, value);
    expect(answer.statusCode).toBe(problem === null ? 200 : 400);
    if (problem !== null) expect(answer.json().errors[0]).toEqual({ field, message: problem });
  });

  it('is refused with an id of its own', async () => {
    const { app } = await createTestServer('sqlite');
    const answer = await app.inject(post({ ...message, id: 'mine' }));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ field: 'id', message: 'The form has no such field.' }]);
  });

  it('that is no object is refused as a whole', async () => {
    const { app } = await createTestServer('sqlite');
    const answer = await app.inject(post(['Hello']));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].field).toBe('body');
    expect(answer.json().detail).not.toContain(fields.name.message);
  });
});
