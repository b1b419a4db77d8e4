import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import {
  CONTACT_PATHS,
  contactMessageAnswerSchema,
  contactRules,
  findContactProblem,
  type ContactField,
} from '@genmaster/site-contract/contract';
import * as v from 'valibot';
import { engines } from '../../testing/test-database.ts';
import { closeTestServers, createTestServer, NEVER_BUSY, START } from '../../testing/test-server.ts';

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
const KEY = '3f2c1e1a-6d3b-4f6e-9a51-0c8d7b6a5f4e';
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

  it('may be about the escape of a NUL character, and may not hold one', async () => {
    const { app, db } = await createTestServer(engine);
    const about = { ...message, message: 'What does \\u0000 in your JSON mean, or \\\\u0000?' };
    expect((await app.inject(post(about))).statusCode).toBe(200);
    expect(await db.selectFrom('contact_messages').select('message').execute()).toEqual([{ message: about.message }]);
    for (const held of ['a NUL: \u0000', 'a NUL after a backslash: \\\u0000']) {
      const refused = await app.inject(post({ ...message, message: held }));
      expect({ status: refused.statusCode, body: refused.body }).toMatchObject({
        status: 400,
        body: expect.stringContaining('holds a NUL character'),
      });
    }
  });

  it('is stored once when it is sent repeatedly with the same key, at once or later', async () => {
    const { app, db } = await createTestServer(engine);
    const keyed = { ...post(message), headers: { 'idempotency-key': KEY } };
    const answers = await Promise.all([app.inject(keyed), app.inject(keyed)]);
    answers.push(await app.inject(keyed));
    expect(answers.map((answer) => answer.json())).toEqual(Array(3).fill(answers[0]?.json()));
    expect(answers[0]?.json()).toMatchObject({ id: KEY });
    expect(await db.selectFrom('contact_messages').select('id').execute()).toEqual([{ id: KEY }]);
  });

  it('does not replace another message with the same key', async () => {
    const { app, db } = await createTestServer(engine);
    const headers = { 'idempotency-key': KEY };
    await app.inject({ ...post(message), headers });
    const answer = await app.inject({ ...post({ ...message, message: 'Another text' }), headers });
    expect(answer.statusCode).toBe(409);
    expect(answer.body).not.toContain(message.message);
    const rows = await db.selectFrom('contact_messages').select('message').execute();
    expect(rows).toEqual([{ message: message.message }]);
  });

  it('is listed, newest first, fifty at a time, to users with the permission', async () => {
    const { app, db, signIn } = await createTestServer(engine);
    const at = (index: number) => `2026-01-01T00:00:${String(Math.floor(index / 2)).padStart(2, '0')}.000Z`;
    const ids = Array.from({ length: 101 }, (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`);
    const { consent: _consent, ...texts } = message;
    const rows = ids.map((id, index) => ({ ...texts, id, has_consent: 1, received_at: at(index) }));
    await db.insertInto('contact_messages').values(rows).execute();
    const { headers } = await signIn('reader', ['messages']);

    const seen: string[] = [];
    let before = '';
    for (let page = 0; page < 3; page += 1) {
      const { messages, next } = (await app.inject({ url: `/${CONTACT_PATHS.messages}${before}`, headers })).json();
      seen.push(...messages.map(({ id }: { id: string }) => id));
      before = `?before=${next}`;
    }
    expect(seen).toEqual(ids.toReversed());
    expect(before).toBe('?before=null');
    const [newest] = (await app.inject({ url: `/${CONTACT_PATHS.messages}`, headers })).json().messages;
    expect(newest).toEqual({ ...texts, id: ids[100], receivedAt: at(100) });
  });

  it('is stored without an organisation when it names none', async () => {
    const { app, db } = await createTestServer(engine);
    const { organisation: _organisation, ...rest } = message;
    expect((await app.inject(post(rest))).statusCode).toBe(200);
    const row = await db.selectFrom('contact_messages').select('organisation').executeTakeFirstOrThrow();
    expect(row.organisation).toBeNull();
  });

  it('is counted for all instances together', async () => {
    const { app, db } = await createTestServer(engine);
    for (let sent = 0; sent < 5; sent += 1) expect((await app.inject(post(message))).statusCode).toBe(200);
    // Another process on the same database, without counts of its own.
    const other = await buildApp({
      config: readConfig({ LOG_LEVEL: 'silent' }),
      db,
      now: () => new Date(START),
      overload: NEVER_BUSY,
    });
    const answer = await other.inject(post(message));
    await other.close();
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is refused with Retry-After when it is the sixth within a minute', async () => {
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
  ])('with $field $value is validated like the form, with the same messages', async ({ field, value }) => {
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

  it.each(['1', '', "'; drop table contact_messages", KEY.toUpperCase()])(
    'is refused with the key “%s”',
    async (key) => {
      const { app, db } = await createTestServer('sqlite');
      const answer = await app.inject({ ...post(message), headers: { 'idempotency-key': key } });
      expect(answer.statusCode).toBe(400);
      expect(await db.selectFrom('contact_messages').select('id').execute()).toEqual([]);
    },
  );

  it('is refused as a whole when it is not an object', async () => {
    const { app } = await createTestServer('sqlite');
    const answer = await app.inject(post(['Hello']));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0].field).toBe('body');
    expect(answer.json().detail).not.toContain(fields.name.message);
  });
});
