import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTACT_PATHS, contactRules } from '@genmaster/site-contract/contract';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { closeTestServers, createTestServer } from '../../testing/test-server.ts';
import { writeFiles } from '../../testing/write-files.ts';

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
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'genmaster-site-'));
    writeFiles(folder, { 'index.html': '<h1>Home</h1>' });
  });

  afterAll(() => rmSync(folder, { recursive: true }));

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
    { what: 'missing', values: { consent: '' } },
    {
      what: 'too long',
      values: {
        name: 'x'.repeat(121),
        email: `a@${'x'.repeat(260)}.org`,
        organisation: 'x'.repeat(121),
        subject: 'question',
        language: 'hi',
        message: 'x'.repeat(4001),
        consent: 'true',
      },
    },
    { what: 'wrong', values: { ...entries, organisation: '\u2800' } },
  ])('says in Hindi on a Hindi page which values are $what', async ({ values }) => {
    const { app } = await createTestServer('sqlite');
    const english = await app.inject(post(values as Record<string, string>));
    const hindi = await app.inject(post({ ...values, page: 'hi' } as Record<string, string>));
    const linesOf = (body: string) => [...body.matchAll(/<p>(.*)<\/p>/g)].map(([, line]) => line ?? '');
    expect(linesOf(hindi.body)).toHaveLength(linesOf(english.body).length);
    expect(linesOf(hindi.body).filter((line) => !/[\u0900-\u097f]/.test(line))).toEqual([]);
    expect(new Set(linesOf(hindi.body)).size).toBe(linesOf(hindi.body).length);
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

  it('counts an emoji as one character, as the form with JavaScript does', async () => {
    const { app, db } = await createTestServer('sqlite');
    const message = '🎨'.repeat(4000);
    expect((await app.inject(post({ ...entries, message }))).statusCode).toBe(200);
    expect(await db.selectFrom('contact_messages').select('message').execute()).toEqual([{ message }]);
    const answer = await app.inject(post({ ...entries, message: '🎨'.repeat(9) }));
    expect(answer.body).toContain(contactRules.fields.message.message);
  });

  it('responds with a page when the limit is reached', async () => {
    const { app } = await createTestServer('sqlite');
    for (let sent = 0; sent < 5; sent += 1) await app.inject(post(entries));
    const answer = await app.inject(post(entries));
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.body).toContain('Wait a minute and send again.');
  });

  it.each([
    {
      reason: 'too large',
      status: 413,
      change: { payload: `message=${'x'.repeat(70_000)}` },
      en: 'The message is too long.',
      hi: 'संदेश बहुत लंबा है।',
    },
    {
      reason: 'of another type',
      status: 415,
      change: { headers: { 'content-type': 'application/json' }, payload: '{}' },
      en: 'The server did not receive it as a form.',
      hi: 'सर्वर को यह फ़ॉर्म के रूप में नहीं मिला।',
    },
    {
      reason: 'from a page of another site',
      status: 403,
      change: { headers: { origin: 'https://evil.example' } },
      en: 'It came from a page of another site.',
      hi: 'यह किसी दूसरी साइट के पेज से आया।',
    },
    {
      reason: 'with a head that cannot be read',
      status: 400,
      change: { headers: { host: 'a b' } },
      en: 'The server could not read it.',
      hi: 'सर्वर इसे पढ़ नहीं सका।',
    },
  ] as { reason: string; status: number; change: InjectOptions; en: string; hi: string }[])(
    'explains what helps when it is $reason ($status), in the language of the browser',
    async ({ status, change, en, hi }) => {
      const { app } = await createTestServer('sqlite');
      const request = post(entries);
      for (const [language, text] of [
        ['en-GB,hi;q=0.5', en],
        ['hi-IN,hi;q=0.9,en;q=0.8', hi],
      ] as const) {
        const headers = { ...request.headers, ...change.headers, 'accept-language': language };
        const answer = await app.inject({ ...request, ...change, headers });
        expect(answer.statusCode).toBe(status);
        expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
        expect(answer.body).toContain(text);
        expect(answer.body).toContain(`<html lang="${language.slice(0, 2)}">`);
        expect(answer.body).not.toContain('could not store');
      }
    },
  );

  it.each([
    { wants: 'en;q=0.3, hi;q=0.9', language: 'hi' },
    { wants: 'hi;q=0.1, en-GB', language: 'en' },
    { wants: 'fr, hi;q=0.5, en;q=0.5', language: 'hi' },
    { wants: 'hi;q=0, en;q=0.1', language: 'en' },
    { wants: 'hi;q=0', language: 'en' },
    { wants: 'fr', language: 'en' },
    { wants: 'HI-IN ; Q=1', language: 'hi' },
  ])('responds to a browser that wants “$wants” in $language', async ({ wants, language }) => {
    const { app } = await createTestServer('sqlite');
    const answer = await app.inject({
      ...post(entries),
      headers: { 'content-type': 'text/plain', 'accept-language': wants },
    });
    expect(answer.body).toContain(`<html lang="${language}">`);
  });

  it.each([
    { wants: 'en', to: '/contact-us' },
    { wants: 'hi-IN', to: '/hi/contact-us' },
  ])('sends somebody who opens its address to the contact page for “$wants”', async ({ wants, to }) => {
    const { app } = await createTestServer('sqlite', { config: { siteDir: folder } });
    const open = (method: 'GET' | 'HEAD') =>
      app.inject({
        method,
        url: `/${CONTACT_PATHS.form}?x`,
        headers: { accept: 'text/html', 'accept-language': wants },
      });
    for (const answer of [await open('GET'), await open('HEAD')]) {
      expect({ status: answer.statusCode, to: answer.headers.location }).toEqual({ status: 302, to });
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    const options = await app.inject({ method: 'OPTIONS', url: `/${CONTACT_PATHS.form}` });
    expect(options.headers.allow).toBe('POST, GET, HEAD, OPTIONS');
  });

  it('sends somebody who opens its address on a server without the site to the origin of the site', async () => {
    const { app } = await createTestServer('sqlite', { config: { siteOrigin: 'https://genmaster.org' } });
    const answer = await app.inject({ url: `/${CONTACT_PATHS.form}` });
    expect(answer.headers.location).toBe('https://genmaster.org/contact-us');
  });

  it('links to the site from its answers', async () => {
    const { app } = await createTestServer('sqlite', { config: { siteOrigin: 'https://genmaster.org' } });
    const answer = await app.inject(post({ ...entries, page: 'hi' }));
    expect(answer.body).toContain('<a href="https://genmaster.org/hi">');
    const own = await createTestServer('sqlite');
    expect((await own.app.inject(post(entries))).body).toContain('<a href="/">');
  });

  it('responds in the language of the page when the limit is reached and when the database fails', async () => {
    const { app, db } = await createTestServer('sqlite');
    const hindi = post({ ...entries, page: 'hi' });
    await sql`drop table contact_messages`.execute(db);
    const failed = await app.inject(hindi);
    expect(failed.statusCode).toBe(500);
    expect(failed.body).toContain('सर्वर इसे सहेज नहीं सका।');
    for (let sent = 0; sent < 4; sent += 1) await app.inject(hindi);
    const late = await app.inject({ ...hindi, headers: { ...hindi.headers, 'accept-language': 'hi' } });
    expect(late.statusCode).toBe(429);
    expect(late.body).toContain('एक मिनट रुकें');
  });

  it('says when to come back, as the other calls do, while nothing can be written', async () => {
    const { app, db } = await createTestServer('sqlite');
    await sql`pragma query_only = on`.execute(db);
    const answer = await app.inject(post(entries));
    expect({ status: answer.statusCode, wait: answer.headers['retry-after'] }).toEqual({ status: 503, wait: '2' });
    expect(answer.body).toContain('The server could not store it. Wait a moment and send again.');
  });

  it('is the only route that accepts forms', async () => {
    const { app } = await createTestServer('sqlite');
    const answer = await app.inject({ ...post(entries), url: `/${CONTACT_PATHS.messages}` });
    expect(answer.statusCode).toBe(415);
  });
});
