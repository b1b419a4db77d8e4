import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { startAnotherOrigin, type AnotherOrigin } from '../pages/another-origin.ts';
import { startOwnSite, type OwnSite } from '../pages/own-site.ts';
import { Site } from '../pages/site.ts';

let other: AnotherOrigin;
let server: OwnSite;
test.beforeEach(async () => {
  other = await startAnotherOrigin();
});
test.afterEach(async () => {
  await server.stop();
  await other.stop();
});

const start = async (settings: Record<string, string> = {}) => {
  server = await startOwnSite(settings);
};

/** Shows a page of the site in a frame on another site. */
async function frameIt(page: Page) {
  await page.goto(other.origin);
  await page.evaluate((address) => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.id = 'ours';
    return new Promise((resolve) => {
      frame.addEventListener('load', resolve);
      frame.src = address;
    });
  }, `${server.origin}/about-us`);
  return page.frameLocator('#ours').getByRole('heading', { level: 1 });
}

test('a page of another site cannot show ours in a frame', async ({ page }) => {
  await start();
  const refusals: string[] = [];
  page.on('console', (message) => refusals.push(message.text()));
  const heading = await frameIt(page);
  await expect.poll(() => refusals.join('\n')).toContain('frame-ancestors');
  await expect(heading).toHaveCount(0);
});

test('a page of another site that is listed can, and it is the only one', async ({ page }) => {
  await start({ FRAME_PARENTS: other.origin });
  await expect(await frameIt(page)).toBeVisible();

  const third = await startAnotherOrigin();
  const refusals: string[] = [];
  page.on('console', (message) => refusals.push(message.text()));
  const listed = other;
  other = third;
  const heading = await frameIt(page);
  await expect.poll(() => refusals.join('\n')).toContain('frame-ancestors');
  await expect(heading).toHaveCount(0);
  other = listed;
  await third.stop();
});

/** Returns the requests in the log with their statuses. The browser reveals nothing about cross-origin responses. */
function answersIn(log: string): string[] {
  const asked = new Map<string, string>();
  return log
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .flatMap((line) => {
      const { reqId, req, res } = JSON.parse(line) as {
        reqId: string;
        req?: { method: string; url: string };
        res?: { statusCode: number };
      };
      if (req) asked.set(reqId, `${req.method} ${req.url}`);
      return res ? [`${asked.get(reqId)} ${res.statusCode}`] : [];
    });
}

/** Returns all stored data of the server, except the time of the last use of sessions. */
function stored(): string[] {
  const db = new DatabaseSync(join(server.dataDir, 'genmaster.sqlite'), { readOnly: true });
  const tables = db.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`).all();
  const rows = tables.flatMap(({ name }) =>
    db
      .prepare(`SELECT * FROM "${String(name)}"`)
      .all()
      .map(({ last_seen_at: _seen, ...row }) => `${String(name)} ${JSON.stringify(row)}`),
  );
  db.close();
  return rows.sort();
}

for (const cookie of ['off', 'on']) {
  test(`nothing that a page of another site sends changes anything, SESSION_COOKIE=${cookie}`, async ({
    page,
    context,
  }) => {
    await start({ SESSION_COOKIE: cookie, LOG_LEVEL: 'info' });
    const site = new Site(page);
    await site.open(`${server.origin}/about-us`);
    await site.signIn();
    const who = page.locator('.user-name[data-user]');
    await expect(who).not.toBeEmpty();
    const userId = await who.getAttribute('data-user');
    const before = stored();
    expect(before.length).toBeGreaterThan(3);

    const evil = await context.newPage();
    const seen = server.output().length;
    await evil.goto(other.origin);
    const theme = { id: null, name: '', menuPos: '1', dTemplate: false, json: '{}', sagClientId: 'genmaster' };
    const calls = [
      { path: '/theme/saveUserThemeJson', body: { ...theme, userId, flag: 'I', revision: 0, mode: 'dark' } },
      { path: '/auth/logout', body: {} },
      { path: '/auth/login', body: { userCode: 'admin', password: 'genmaster-admin', lansysInfModel: {} } },
      {
        path: '/contact/messages',
        body: {
          ...{ name: 'Eve', email: 'eve@evil.example', subject: 'question', language: 'en', consent: true },
          message: 'A message that is long enough to be one.',
        },
      },
    ];
    const failures = await evil.evaluate(
      async ({ to, list }) => {
        const rejected: string[] = [];
        for (const { path, body } of list) {
          const text = JSON.stringify(body);
          for (const enctype of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
            const frame = document.body.appendChild(document.createElement('iframe'));
            frame.name = `f${Math.random()}`;
            const form = document.body.appendChild(document.createElement('form'));
            Object.assign(form, { action: to + path, method: 'post', enctype, target: frame.name });
            const field = form.appendChild(document.createElement('input'));
            // With text/plain this makes a JSON body, except for the character between name and value.
            Object.assign(field, { name: `${text.slice(0, -1)}${text === '{}' ? '' : ','}"x":"`, value: '"}' });
            form.submit();
          }
          const ways: RequestInit[] = [
            { mode: 'no-cors', headers: { 'content-type': 'text/plain' } },
            { mode: 'cors', headers: { 'content-type': 'text/plain' } },
            { mode: 'cors', headers: { 'content-type': 'application/json' } },
            { mode: 'cors', headers: { 'content-type': 'application/json', SagAuthToken: `gms_${'A'.repeat(43)}` } },
          ];
          for (const way of ways) {
            const failed = () => rejected.push(path);
            await fetch(to + path, { method: 'POST', body: text, credentials: 'include', ...way }).catch(failed);
          }
          navigator.sendBeacon(to + path, text);
          await fetch(to + path, { credentials: 'include', mode: 'no-cors' }).catch(() => null);
        }
        return rejected.length;
      },
      { to: server.origin, list: calls },
    );

    // Three kinds of form, two fetches without a preflight request, a beacon; the others fail at their preflight
    // request.
    const posts = () => answersIn(server.output().slice(seen)).filter((answer) => answer.startsWith('POST'));
    await expect.poll(() => posts().length).toBe(calls.length * 6);
    expect(posts().filter((answer) => !/ (403|415)$/.test(answer))).toEqual([]);
    // Cross-origin scripts cannot read the response.
    expect(failures).toBe(calls.length * 4);
    expect(stored()).toEqual(before);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  });
}
