import { ACCOUNT_PATHS, ADMINISTRATION_PATHS, AUTH_PATHS } from '@genmaster/auth-client/contract';
import { createServer } from 'node:net';
import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import { themeOf } from '../../testing/every-route.ts';
import { engines } from '../../testing/test-database.ts';
import { closeTestServers, createTestServer, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { createMailer } from './mailer.ts';

const alice = { userCode: 'alice', name: 'Alice', email: 'alice@example.org' };
const chosen = 'walnut-harbour-seventeen';

const post = ({ app }: TestServer, { headers }: Pick<TestUser, 'headers'>, path: string, payload: object) =>
  app.inject({ method: 'POST', url: `/${path}`, headers, payload });
const useLink = (server: TestServer, token: string, password = chosen) =>
  post(server, { headers: {} }, ACCOUNT_PATHS.useLink, { token, password });
const actionsIn = async ({ db }: TestServer) =>
  (await db.selectFrom('audit_events').select(['action', 'detail']).orderBy('id').execute())
    .map(({ action, detail }) => (detail ? `${action} ${detail}` : action))
    .filter((action) => action !== 'signed-in');

describe.each(engines)('an administrator on %s', (engine) => {
  const create = async () => {
    const server = await createTestServer(engine, { config: { loginAttemptsPerMinute: 1_000 } });
    return { server, admin: await server.signIn('chief', ['users']) };
  };

  afterEach(closeTestServers);

  it('creates a user with a link that works once, so that only the user knows the password', async () => {
    const { server, admin } = await create();
    const made = await post(server, admin, ADMINISTRATION_PATHS.users, alice);
    const { userId, link } = made.json();
    expect(link).toMatchObject({ kind: 'invitation', sentTo: null, expiresAt: '2026-11-23T12:00:00.000Z' });
    const found = await post(server, { headers: {} }, ACCOUNT_PATHS.findLink, { token: link.token });
    expect(found.json()).toEqual({ kind: 'invitation', userCode: 'alice', name: 'Alice', expiresAt: link.expiresAt });
    // Only its hash is stored.
    const stored = await server.db.selectFrom('one_time_links').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(link.token);
    const weak = await useLink(server, link.token, 'alice-alice');
    expect(weak.json().errors).toEqual([{ field: 'password', message: 'holds the user code' }]);
    const answers = await Promise.all([useLink(server, link.token), useLink(server, link.token, 'another-harbour-18')]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    const winner = answers[0]?.statusCode === 200 ? chosen : 'another-harbour-18';
    expect((await server.login('alice', winner)).statusCode).toBe(200);
    expect((await post(server, admin, ADMINISTRATION_PATHS.users, { ...alice, userCode: 'ALICE' })).statusCode).toBe(
      409,
    );
    expect(await actionsIn(server)).toEqual(['user-created', 'link-made invitation', 'link-used invitation']);
    expect(userId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('creates reset links; only the last one works, for half an hour', async () => {
    const { server, admin } = await create();
    const { userId, headers } = await server.signIn('bob');
    const make = async () => (await post(server, admin, ADMINISTRATION_PATHS.link, { userId })).json().link.token;
    const [old, late] = [await make(), await make()];
    expect((await useLink(server, old)).statusCode).toBe(404);
    server.advance(31);
    expect((await useLink(server, late)).statusCode).toBe(404);
    server.advance(-31);
    await post(server, admin, ADMINISTRATION_PATHS.access, { userId, isDisabled: true });
    expect((await useLink(server, late)).statusCode).toBe(404);
    await post(server, admin, ADMINISTRATION_PATHS.access, { userId, isDisabled: false });
    expect((await useLink(server, late)).statusCode).toBe(200);
    expect((await server.app.inject({ url: `/${AUTH_PATHS.userDetails}`, headers })).statusCode).toBe(401);
  });

  it('creates no user with control characters in the name or address', async () => {
    const { server, admin } = await create();
    for (const changes of [{ name: 'A\u001b[31m' }, { name: 'A\u202eB' }, { email: 'a\u0001@example.org' }]) {
      const answer = await post(server, admin, ADMINISTRATION_PATHS.users, { ...alice, ...changes });
      expect(answer.json().errors[0].field).toBe(Object.keys(changes)[0]);
    }
    expect((await post(server, admin, ADMINISTRATION_PATHS.users, { ...alice, name: 'ज़ोई 😀' })).statusCode).toBe(200);
  });

  it('leaves one link when several are created at once, and none after a new password', async () => {
    const { server, admin } = await create();
    const bob = await server.signIn('bob');
    const make = () => post(server, admin, ADMINISTRATION_PATHS.link, { userId: bob.userId });
    const tokens = (await Promise.all([make(), make(), make()])).map((answer) => answer.json().link.token as string);
    const countLinks = async () => (await server.db.selectFrom('one_time_links').select('user_id').execute()).length;
    expect(await countLinks()).toBe(1);
    const change = { password: 'genmaster-demo', newPassword: chosen };
    expect((await post(server, bob, ACCOUNT_PATHS.password, change)).statusCode).toBe(200);
    expect(await countLinks()).toBe(0);
    for (const token of tokens) {
      const found = await post(server, { headers: {} }, ACCOUNT_PATHS.findLink, { token });
      expect(found.statusCode).toBe(404);
    }
  });

  it('disables a user at once, and can enable the user again during guesses by others', async () => {
    const { server, admin } = await create();
    const bob = await server.signIn('bob');
    const access = (isDisabled: boolean) =>
      post(server, admin, ADMINISTRATION_PATHS.access, { userId: bob.userId, isDisabled });
    await access(true);
    expect((await server.app.inject({ url: `/${AUTH_PATHS.userDetails}`, headers: bob.headers })).statusCode).toBe(401);
    for (let turn = 0; turn < 7; turn += 1) await server.login('bob', 'guess');
    await access(false);
    expect((await server.login('bob', 'genmaster-demo')).statusCode).toBe(200);
    for (let turn = 0; turn < 7; turn += 1) await server.login('bob', 'guess');
    expect((await server.login('bob', 'genmaster-demo')).statusCode).toBe(429);
    await post(server, admin, ADMINISTRATION_PATHS.unlock, { userId: bob.userId });
    expect((await server.login('bob', 'genmaster-demo')).statusCode).toBe(200);
  });

  it('grants and withdraws permissions at once, and only existing ones', async () => {
    const { server, admin } = await create();
    const bob = await server.signIn('bob');
    const list = () => server.app.inject({ url: `/${ADMINISTRATION_PATHS.users}`, headers: bob.headers });
    const set = (permission: string, isGranted: boolean) =>
      post(server, admin, ADMINISTRATION_PATHS.permission, { userId: bob.userId, permission, isGranted });
    expect((await list()).statusCode).toBe(403);
    await set('users', true);
    expect((await list()).statusCode).toBe(200);
    await set('users', false);
    expect((await list()).statusCode).toBe(403);
    expect((await set('everything', true)).statusCode).toBe(400);
    expect(await actionsIn(server)).toEqual(['permission-granted users', 'permission-withdrawn users']);
  });

  it('cannot remove their own access', async () => {
    const { server, admin } = await create();
    const { userId } = admin;
    for (const [path, payload] of [
      [ADMINISTRATION_PATHS.access, { userId, isDisabled: true }],
      [ADMINISTRATION_PATHS.permission, { userId, permission: 'users', isGranted: false }],
      [ADMINISTRATION_PATHS.remove, { userId, userCode: 'chief' }],
    ] as const) {
      expect((await post(server, admin, path, payload)).statusCode).toBe(409);
    }
    expect((await server.app.inject({ url: `/${AUTH_PATHS.userDetails}`, headers: admin.headers })).statusCode).toBe(
      200,
    );
  });

  it('deletes a user with all their data after a confirmation; the trail keeps the id', async () => {
    const { server, admin } = await create();
    const bob = await server.signIn('bob', ['messages']);
    const theme = themeOf(bob.userId, bob.clientId);
    await post(server, bob, THEME_PATHS.saveUserThemeJson, theme);
    await post(server, admin, ADMINISTRATION_PATHS.link, { userId: bob.userId });
    const remove = (userCode: string) =>
      post(server, admin, ADMINISTRATION_PATHS.remove, { userId: bob.userId, userCode });
    expect((await remove('yes')).statusCode).toBe(400);
    expect((await remove('BOB')).statusCode).toBe(200);
    for (const table of ['sessions', 'user_themes', 'kept_themes', 'user_permissions', 'one_time_links'] as const) {
      const rows = await server.db.selectFrom(table).select('user_id').where('user_id', '=', bob.userId).execute();
      expect({ table, rows }).toEqual({ table, rows: [] });
    }
    expect((await remove('bob')).statusCode).toBe(404);
    const trail = await server.db.selectFrom('audit_events').selectAll().where('subject_id', '=', bob.userId).execute();
    expect(trail.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['signed-in', 'link-made', 'user-deleted']),
    );
  });

  it('deletes a user once, however often it is asked at once', async () => {
    const { server, admin } = await create();
    const { userId } = await server.signIn('bob');
    const payload = { userId, userCode: 'bob' };
    const remove = () => post(server, admin, ADMINISTRATION_PATHS.remove, payload);
    const answers = await Promise.all([remove(), remove(), remove()]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
    expect(await actionsIn(server)).toEqual(['user-deleted']);
  });

  it.each([
    { what: 'delete', path: ADMINISTRATION_PATHS.remove, more: (userCode: string) => ({ userCode }), left: 1 },
    { what: 'disable', path: ADMINISTRATION_PATHS.access, more: () => ({ isDisabled: true }), left: 2 },
    {
      what: 'demote',
      path: ADMINISTRATION_PATHS.permission,
      more: () => ({ permission: 'users', isGranted: false }),
      left: 2,
    },
  ])('remains when two of them $what each other at once', async ({ path, more, left }) => {
    const { server, admin } = await create();
    const other = await server.signIn('vice', ['users']);
    const answers = await Promise.all([
      post(server, admin, path, { userId: other.userId, ...more('vice') }),
      post(server, other, path, { userId: admin.userId, ...more('chief') }),
    ]);
    const [first, second] = answers.map(({ statusCode }) => statusCode).sort();
    expect(first).toBe(200);
    // Without a session, or without the permission: both end in the same moment.
    expect([401, 403]).toContain(second);
    const codes = ['chief', 'vice'];
    expect(await server.db.selectFrom('users').select('id').where('user_code', 'in', codes).execute()).toHaveLength(
      left,
    );
    expect(await actionsIn(server)).toHaveLength(1);
  });

  it('finds users by a part of the code or name, page by page, with any characters in the search', async () => {
    const { server, admin } = await create();
    const row = { client_id: 'c', password_hash: 'x', is_disabled: 0, created_at: '', email: null };
    const people = Array.from({ length: 60 }, (_, index) => {
      const code = `p${String(index).padStart(2, '0')}`;
      return { ...row, id: code, user_code: code, name: index === 7 ? 'Åsa 100%_Sure' : `Person ${index}` };
    });
    await server.db.insertInto('users').values(people).execute();
    const ask = async (query: string) =>
      (await server.app.inject({ url: `/${ADMINISTRATION_PATHS.users}?${query}`, headers: admin.headers })).json();
    const first = await ask('search=p');
    expect(first.users).toHaveLength(50);
    const codes = (list: { userCode: string }[]) => list.map(({ userCode }) => userCode);
    const second = await ask(`search=p&after=${first.next}`);
    expect(new Set([...codes(first.users), ...codes(second.users)]).size).toBe(
      first.users.length + second.users.length,
    );
    expect(codes((await ask('search=100%25_s')).users)).toEqual(['p07']);
    expect(codes((await ask('search=%25%25')).users)).toEqual([]);
    for (const search of ['åsa', 'ÅSA', 'A\u030Asa']) {
      expect(codes((await ask(`search=${encodeURIComponent(search)}`)).users)).toEqual(['p07']);
    }
    expect((await ask('search=chief')).users[0]).toMatchObject({ permissions: ['users'], isDisabled: false });
  });

  it('exports the data of a user, who sees the export in their own data', async () => {
    const { server, admin } = await create();
    const bob = await server.signIn('bob');
    const { headers } = admin;
    const data = await server.app.inject({ url: `/${ADMINISTRATION_PATHS.data}?userId=${bob.userId}`, headers });
    expect(data.json().user.user_code).toBe('bob');
    const own = await server.app.inject({ url: `/${ACCOUNT_PATHS.ownData}`, headers: bob.headers });
    expect(own.json().trail[0]).toMatchObject({ action: 'data-exported', actor: 'chief', address: null });
  });

  it('includes the rows of other tables that refer to the user', async () => {
    const { server, admin } = await create();
    const bob = await server.signIn('bob', ['metadata']);
    await post(server, admin, ADMINISTRATION_PATHS.link, { userId: bob.userId });
    const edit = { project_id: 169, address: '/', json: '{"title":"T"}', actor_id: bob.userId, saved_at: '2026' };
    await server.db.insertInto('metadata_drafts').values(edit).execute();
    await server.db
      .insertInto('metadata_revisions')
      .values({ ...edit, id: 'x' })
      .execute();
    const { headers } = bob;
    const own = (await server.app.inject({ url: `/${ACCOUNT_PATHS.ownData}`, headers })).json();
    expect(own).toMatchObject({
      links: [{ kind: 'reset' }],
      knownPlaces: [{ seen_at: expect.any(String) }],
      metadataEdits: [
        { kind: 'draft', address: '/' },
        { kind: 'version', address: '/' },
      ],
    });
  });
});

describe('links when the server sends mail', () => {
  afterEach(closeTestServers);

  it('are sent to the person by SMTP and shown to nobody else', async () => {
    const post25 = await startMailServer();
    const mailer = createMailer({ url: post25.url, from: 'accounts@site.example', siteOrigin: 'https://site.example' });
    const server = await createTestServer('sqlite', { mailer });
    const admin = await server.signIn('chief', ['users']);
    const { link } = (await post(server, admin, ADMINISTRATION_PATHS.users, alice)).json();
    expect(link).toMatchObject({ sentTo: 'alice@example.org', token: null });
    const [mail = ''] = post25.mails;
    expect(mail).toContain('To: alice@example.org');
    const text = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const token = /https:\/\/site\.example\/#link=(gml_[\w-]{43})/.exec(text)?.[1] ?? '';
    expect((await useLink(server, token)).statusCode).toBe(200);
    await post25.close();
  });

  it.each([
    { email: 'group:bob@site.example', receiver: '"group:bob"@site.example' },
    { email: 'a(b)bob@site.example', receiver: '"a(b)bob"@site.example' },
    { email: 'zoë@site.example', receiver: 'zoë@site.example' },
  ])('go to the very address that was given: $email', async ({ email, receiver }) => {
    const post25 = await startMailServer();
    const mailer = createMailer({ url: post25.url, from: 'accounts@site.example', siteOrigin: 'https://site.example' });
    const server = await createTestServer('sqlite', { mailer });
    const admin = await server.signIn('chief', ['users']);
    const { link } = (await post(server, admin, ADMINISTRATION_PATHS.users, { ...alice, email })).json();
    expect(link).toMatchObject({ sentTo: email });
    expect(post25.receivers).toEqual([receiver]);
    await post25.close();
  });

  it('are followed by a mail once the password has changed', async () => {
    const post25 = await startMailServer();
    const mailer = createMailer({ url: post25.url, from: 'accounts@site.example', siteOrigin: 'https://site.example' });
    const server = await createTestServer('sqlite', { mailer });
    const admin = await server.signIn('chief', ['users']);
    const { userId } = await server.signIn('bob');
    await server.db.updateTable('users').set({ email: 'bob@example.org' }).where('id', '=', userId).execute();
    const mailOf = async (word: string) => {
      while (!post25.mails.some((mail) => mail.includes(word))) await new Promise((resolve) => setTimeout(resolve, 20));
      return post25.mails.splice(0).join('\n').replaceAll('=\r\n', '');
    };

    await post(server, admin, ADMINISTRATION_PATHS.link, { userId });
    const token = /#link=3D(gml_[\w-]{43})|#link=(gml_[\w-]{43})/.exec(await mailOf('gml_'));
    expect((await useLink(server, token?.[1] ?? token?.[2] ?? '')).statusCode).toBe(200);
    const mail = await mailOf('Your sign-in has changed');
    expect(mail).toContain('To: bob@example.org');
    expect(mail).toContain('the password of your account was changed');
    await post25.close();
  });

  it('are shown to their creator when the mail server does not respond', async () => {
    const mailer = createMailer({ url: 'smtp://127.0.0.1:1', from: 'a@b.example', siteOrigin: 'https://site.example' });
    const server = await createTestServer('sqlite', { mailer });
    const admin = await server.signIn('chief', ['users']);
    const { link } = (await post(server, admin, ADMINISTRATION_PATHS.users, alice)).json();
    expect(link).toMatchObject({ sentTo: null, token: expect.stringMatching(/^gml_/) });
  });
});

/** Starts a mail server that accepts and keeps every mail. */
async function startMailServer() {
  const mails: string[] = [];
  const receivers: string[] = [];
  const server = createServer((socket) => {
    let text: string | null = null;
    socket.write('220 test\r\n');
    socket.on('data', (data) => {
      const said = String(data);
      if (text !== null) {
        text += said;
        if (!text.endsWith('\r\n.\r\n')) return;
        mails.push(text);
        text = null;
        socket.write('250 taken\r\n');
      } else if (/^data/i.test(said)) {
        text = '';
        socket.write('354 go on\r\n');
      } else if (/^quit/i.test(said)) socket.end('221 bye\r\n');
      else if (/^ehlo/i.test(said)) socket.write('250-test\r\n250 SMTPUTF8\r\n');
      else {
        receivers.push(...[...said.matchAll(/^rcpt to:<(.*)>/gim)].map(([, receiver = '']) => receiver));
        socket.write('250 ok\r\n');
      }
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    mails,
    receivers,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
