import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { buildApp } from '../app.ts';
import type { Config } from '../config.ts';
import { openDatabase } from '../db/database.ts';

/** Writes the OpenAPI document of this version to a file, and returns a message. */
export async function writeOpenapi(config: Config, to: string): Promise<string> {
  const db = openDatabase({ engine: 'sqlite', path: ':memory:' });
  const app = await buildApp({ config: { ...config, siteDir: null }, db });
  const { payload } = await app.inject({ url: '/openapi.json' });
  await app.close();
  await db.destroy();
  const target = resolve(to);
  writeFileSync(target, `${JSON.stringify(JSON.parse(payload), null, 2)}\n`);
  return `Wrote ${target}.`;
}
