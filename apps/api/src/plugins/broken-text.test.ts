import { METADATA_PATHS } from '@genmaster/seo-metadata/contract';
import { CONTACT_PATHS } from '@genmaster/site-contract/contract';
import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import { engines } from '../testing/test-database.ts';
import { closeTestServers, createTestServer } from '../testing/test-server.ts';

afterEach(closeTestServers);

const message = {
  name: 'Zoë',
  email: 'zoe@example.org',
  organisation: 'Zebra',
  subject: 'pre-order',
  language: 'en',
  message: 'Hello, may I ask something?',
  consent: true,
};
const json = { 'content-type': 'application/json' };

describe.each(engines)('text that is not valid Unicode on %s', (engine) => {
  it.each([
    { what: 'the first half of a character', text: 'Zo\\ud83d', field: 'name' },
    { what: 'the second half', text: '\\udfa8Zo', field: 'name' },
    { what: 'halves in the wrong order', text: '\\udfa8\\ud83d', field: 'message' },
  ])('is refused with the field and stores nothing: $what', async ({ text, field }) => {
    const { app, db } = await createTestServer(engine);
    const payload = JSON.stringify({ ...message, [field]: `PLACE and some more` }).replace('PLACE', text);
    const answer = await app.inject({ method: 'POST', url: `/${CONTACT_PATHS.messages}`, headers: json, payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0]).toEqual({ field, message: 'holds half a character (a lone surrogate)' });
    expect(await db.selectFrom('contact_messages').selectAll().execute()).toEqual([]);
  });

  it('is refused in a name and in a saved theme as well', async () => {
    const { app, signIn } = await createTestServer(engine);
    const { headers } = await signIn();
    const url = `/${THEME_PATHS.saveUserThemeJson}`;
    for (const payload of ['{"\\ud800":1}', '{"json":"{\\ud800}"}', '{"darkJson":{"a":["\\udc00"]}}']) {
      const answer = await app.inject({ method: 'POST', url, headers: { ...headers, ...json }, payload });
      expect({ status: answer.statusCode, detail: answer.json().detail }).toEqual({
        status: 400,
        detail: expect.stringContaining('half a character'),
      });
    }
  });

  it('is stored when it is valid', async () => {
    const { app, db } = await createTestServer(engine);
    const payload = JSON.stringify({ ...message, name: 'Zoë 🎨 \ufffd' }).replace('🎨', '\\ud83c\\udfa8');
    const answer = await app.inject({ method: 'POST', url: `/${CONTACT_PATHS.messages}`, headers: json, payload });
    expect(answer.statusCode).toBe(200);
    expect(await db.selectFrom('contact_messages').select('name').execute()).toEqual([{ name: 'Zoë 🎨 \ufffd' }]);
  });
});

describe.each(engines)('a number that no reader of JSON can hold on %s', (engine) => {
  it.each(['1e400', '-1e999'])('is refused with the field, and not stored as null: %s', async (number) => {
    const { app, signIn } = await createTestServer(engine);
    const { headers } = await signIn('editor', ['metadata']);
    const payload = `{"address":"/","entry":{"schema":[{"@type":"Offer","price":${number}}]}}`;
    const answer = await app.inject({
      method: 'PUT',
      url: `/${METADATA_PATHS.entry}/169`,
      headers: { ...headers, ...json },
      payload,
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([{ field: 'entry.schema.0.price', message: 'is a number that is too large' }]);
  });

  it('may be as large as a number is', async () => {
    const { app, signIn } = await createTestServer(engine);
    const { headers } = await signIn('editor', ['metadata']);
    const entry = { schema: [{ '@type': 'Offer', price: Number.MAX_VALUE }] };
    const answer = await app.inject({
      method: 'PUT',
      url: `/${METADATA_PATHS.entry}/169`,
      headers,
      payload: { address: '/', entry },
    });
    expect(answer.json()['/']).toEqual(entry);
  });
});

describe('a body that is not in UTF-8', () => {
  it.each([
    { what: 'a byte that begins nothing', bytes: [0xff] },
    { what: 'a character that is cut off', bytes: [0xe2, 0x82] },
    { what: 'a surrogate in three bytes', bytes: [0xed, 0xa0, 0x80] },
    { what: 'an overlong slash', bytes: [0xc0, 0xaf] },
  ])('is refused with its position: $what', async ({ bytes }) => {
    const { app } = await createTestServer('sqlite');
    const [before, after] = [Buffer.from('{"projectName":"é€🎨'), Buffer.from('x"}')];
    const answer = await app.inject({
      method: 'POST',
      url: `/${THEME_PATHS.getPrjColorTheme}`,
      headers: json,
      payload: Buffer.concat([before, Buffer.from(bytes), after]),
    });
    expect({ status: answer.statusCode, detail: answer.json().detail }).toEqual({
      status: 400,
      detail: `The body is not in UTF-8: see its byte ${before.length}.`,
    });
  });

  it.each([
    { headers: { 'content-type': 'application/json; charset=utf-7' }, status: 415 },
    { headers: { 'content-type': 'application/json;charset="ISO-8859-1"' }, status: 415 },
    { headers: { 'content-type': 'application/json; charset=utf-8; charset=utf-7' }, status: 415 },
    { headers: { 'content-type': "application/json; charset*=utf-8''utf-7" }, status: 415 },
    { headers: { 'content-type': 'application/json; charset=UTF-8' }, status: 200 },
    { headers: { 'content-type': 'application/json; charset="utf8"' }, status: 200 },
    { headers: { ...json, 'content-encoding': 'gzip' }, status: 415 },
    { headers: { ...json, 'content-encoding': 'GZIP, identity' }, status: 415 },
    { headers: { ...json, 'content-encoding': 'identity' }, status: 200 },
  ])('or declares so is answered with $status: $headers', async ({ headers, status }) => {
    const { app } = await createTestServer('sqlite');
    const payload = '{"projectName":"genmaster"}';
    const answer = await app.inject({ method: 'POST', url: `/${THEME_PATHS.getPrjColorTheme}`, headers, payload });
    expect(answer.statusCode).toBe(status);
  });
});
