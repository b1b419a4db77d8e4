import { CONTACT_PATHS, contactRules } from '@genmaster/site-contract/contract';
import { closeTestServers, createTestServer } from '../../testing/test-server.ts';

const entries = {
  name: ' Zoë <b>',
  email: 'zoe@example.org',
  subject: 'question',
  language: 'hi',
  message: 'Which databases?\r\nAnd why?',
  consent: 'true',
};
const post = (values: Record<string, string>) => ({
  method: 'POST' as const,
  url: `/${CONTACT_PATHS.form}`,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: new URLSearchParams(values).toString(),
});

describe('the contact form of a page without JavaScript', () => {
  afterEach(closeTestServers);

  it('is stored as with JavaScript, and answered with a confirmation page', async () => {
    const { app, db } = await createTestServer('sqlite');
    const answer = await app.inject(post(entries));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('Thank you, Zoë &lt;b&gt;. Your message has arrived.');
    expect(answer.body).toContain('zoe@example.org');
    expect(answer.body).not.toMatch(/<script|style=/);
    const row = await db.selectFrom('contact_messages').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ name: 'Zoë <b>', message: 'Which databases?\nAnd why?', has_consent: 1 });
  });

  it('accepts a pre-order without a message', async () => {
    const { app, db } = await createTestServer('sqlite');
    const { message: _message, ...rest } = entries;
    const answer = await app.inject(post({ ...rest, subject: 'pre-order', page: 'hi' }));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('आपका प्री-ऑर्डर दर्ज है');
    expect(await db.selectFrom('contact_messages').select('subject').execute()).toEqual([{ subject: 'pre-order' }]);
  });

  it('returns the error messages of the form, and stores nothing', async () => {
    const { app, db } = await createTestServer('sqlite');
    const answer = await app.inject(post({ ...entries, email: 'zoe', consent: '' }));
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(contactRules.fields.email.message);
    expect(answer.body).toContain(contactRules.fields.consent.message);
    expect(await db.selectFrom('contact_messages').select('id').execute()).toEqual([]);
  });

  it.each([
    { what: 'a surrogate in three bytes', value: '%ED%A0%80' },
    { what: 'a character that is cut off', value: '%E2%82' },
    { what: 'a byte as it is', value: '\u00ff' },
    { what: 'a NUL character', value: '%00' },
  ])('refuses $what with its position, and stores nothing', async ({ value }) => {
    const { app, db } = await createTestServer('sqlite');
    const request = post(entries);
    const payload = Buffer.from(request.payload.replace('name=', `name=Zo${value}`), 'latin1');
    const answer = await app.inject({ ...request, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('no text in UTF-8: name.');
    expect(await db.selectFrom('contact_messages').select('id').execute()).toEqual([]);
  });

  it('keeps valid text: letters of four bytes, U+FFFD, equals signs and spaces', async () => {
    const { app, db } = await createTestServer('sqlite');
    await app.inject(post({ ...entries, name: 'Zoë 🎨 \ufffd', message: 'a=b & c = d + e, 100% sure' }));
    expect(await db.selectFrom('contact_messages').select(['name', 'message']).execute()).toEqual([
      { name: 'Zoë 🎨 \ufffd', message: 'a=b & c = d + e, 100% sure' },
    ]);
  });

  it('responds with a page when the limit is reached', async () => {
    const { app } = await createTestServer('sqlite');
    for (let sent = 0; sent < 5; sent += 1) await app.inject(post(entries));
    const answer = await app.inject(post(entries));
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).toContain('Wait a minute and send again.');
  });

  it('is the only route that accepts forms', async () => {
    const { app } = await createTestServer('sqlite');
    const answer = await app.inject({ ...post(entries), url: `/${CONTACT_PATHS.messages}` });
    expect(answer.statusCode).toBe(415);
  });
});
