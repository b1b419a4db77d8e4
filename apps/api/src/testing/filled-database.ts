import { openDatabase } from '../db/database.ts';
import { migrateToLatest } from '../db/migrate.ts';
import type { DatabaseSchema } from '../db/schema.ts';
import { TABLES } from '../db/tables.ts';
import { createTestDatabase, type Engine, type TestDatabase } from './test-database.ts';

const TIME = '2026-11-20T12:00:00.000Z';

type SampleRows = {
  readonly [Table in keyof DatabaseSchema]: readonly [DatabaseSchema[Table], ...DatabaseSchema[Table][]];
};

const user = (id: string, name: string) => ({
  id,
  client_id: 'genmaster',
  user_code: id.toLowerCase(),
  name,
  password_hash: '$argon2id$',
  is_disabled: 0,
  created_at: TIME,
  email: null,
});

const session = (token_hash: string, user_id: string, app_code: string | null) => ({
  token_hash,
  user_id,
  app_code,
  created_at: TIME,
  last_seen_at: TIME,
  expires_at: TIME,
  device: 'Firefox, Linux',
  address: '192.0.2.1',
  is_new_device: 1,
});

/** Rows for every table: scripts, quotes, nulls, long texts, and letters that engines sort differently. */
export const SAMPLE_ROWS: SampleRows = {
  users: [
    user('a', 'Zoë 🎨 नमस्ते'),
    user('B', `O'Hara "\\" \n\t`),
    ...Array.from({ length: 450 }, (_, index) => user(`user-${index % 2 ? 'x' : 'X'}_${index}`, `User ${index}`)),
  ],
  user_permissions: [
    { user_id: 'a', permission: 'metadata' },
    { user_id: 'a', permission: 'schemes' },
    { user_id: 'B', permission: 'metadata' },
  ],
  sessions: [session('f0', 'a', null), session('F1', 'B', 'GENMASTER')],
  user_themes: [
    {
      user_id: 'a',
      record_id: 'r',
      revision: 7,
      name: 'नीला',
      title: null,
      menu_pos: '1',
      dashboard_flag: 0,
      mode: null,
      json: JSON.stringify({
        themeColors: { '--a': '#fff' },
        filler: Array.from({ length: 400 }, () => 'x'.repeat(125)),
      }),
      dark_json: null,
      saved_at: TIME,
    },
  ],
  kept_themes: [
    {
      ...{ user_id: 'a', record_id: 'R', revision: 2, name: '', title: "Night 'shift'", menu_pos: '2' },
      ...{ dashboard_flag: 1, mode: 'dark', json: '{}', dark_json: '{}', saved_at: TIME },
    },
  ],
  projects: [{ id: 169, name: 'genmaster', color_theme: 'light' }],
  project_schemes: [
    {
      project_id: 169,
      code: '1.7',
      json: '{"color_scheme":"1.7","name":"Quay","theme_id":"1","colors":{}}',
      updated_at: TIME,
    },
  ],
  project_metadata: [{ project_id: 169, json: '{"/":{"title":"Home"}}', updated_at: TIME }],
  metadata_drafts: [
    { project_id: 169, address: '/', json: '{"title":"नीला"}', actor_id: 'a', saved_at: TIME },
    { project_id: 169, address: '/About', json: '{}', actor_id: null, saved_at: TIME },
  ],
  metadata_revisions: [
    { id: '0mi1x2y3z-000000-0badcafe', project_id: 169, address: '/', json: null, actor_id: 'gone', saved_at: TIME },
  ],
  login_throttles: [{ subject: 's', failures: 3, last_failure_at: TIME, blocked_until: TIME }],
  login_addresses: [{ address: 'a', attempts: 3, ends_at: TIME }],
  login_places: [{ subject: 'a', place: 'b', seen_at: TIME }],
  contact_messages: [
    {
      id: 'm',
      name: 'Zoë',
      email: 'zoe@example.org',
      organisation: null,
      subject: 'x',
      language: null,
      message: 'Line\nline',
      has_consent: 0,
      received_at: TIME,
    },
  ],
  audit_events: [
    {
      id: '0mi1x2y3z-000000-0badcafe',
      at: TIME,
      action: 'signed-in',
      actor_id: 'a',
      operator: null,
      subject_id: 'gone',
      account: null,
      address: '2001:db8::1',
      device: null,
      detail: 'नीला',
    },
  ],
  second_factors: [{ user_id: 'a', secret: 's', is_confirmed: 1, last_step: 58_000_000, created_at: TIME }],
  recovery_codes: [{ code_hash: 'c', user_id: 'a' }],
  login_tickets: [{ ticket_hash: 't', user_id: 'a', password_digest: 'd', expires_at: TIME }],
  passkeys: [
    {
      credential_id: 'p',
      user_id: 'a',
      rp_id: 'example.org',
      public_key: 'k',
      counter: 7,
      transports: '["internal"]',
      name: 'फ़ोन',
      created_at: TIME,
      last_used_at: null,
    },
  ],
  passkey_challenges: [{ subject: 's', user_id: 'a', rp_id: 'example.org', challenge: 'c', expires_at: TIME }],
  one_time_links: [{ token_hash: 'l', user_id: 'a', kind: 'reset', created_at: TIME, expires_at: TIME }],
};

/** Creates a migrated database with the sample rows. */
export async function createFilledDatabase(engine: Engine): Promise<TestDatabase> {
  const place = await createTestDatabase(engine);
  const db = openDatabase(place.location);
  await migrateToLatest(db);
  for (const { name } of TABLES) {
    await db
      .insertInto(name)
      .values(SAMPLE_ROWS[name] as never)
      .execute();
  }
  await db.destroy();
  return place;
}
