import { METADATA_PATHS } from '@genmaster/seo-metadata/contract';
import { THEME_PATHS } from '@genmaster/theme-engine/contract';
import { themeOf } from './every-route.ts';
import type { TestUser } from './test-server.ts';

/** A request with a body that is too deep, too long or has too many names, and its expected status. */
export interface OvergrownRequest {
  reason: string;
  method: 'POST' | 'PUT';
  url: string;
  body: string;
  status: number;
}

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const nestedObject = (depth: number) => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
const keys = (count: number) => `{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join(',')}}`;

/** Creates such requests of a user who may save a theme and change metadata: everything but the body is valid. */
export function overgrownRequests({ userId, clientId }: TestUser): OvergrownRequest[] {
  const theme = (reason: string, json: string, status = 400): OvergrownRequest => ({
    reason: `a theme ${reason}`,
    method: 'POST',
    url: `/${THEME_PATHS.saveUserThemeJson}`,
    body: JSON.stringify({ ...themeOf(userId, clientId), json }),
    status,
  });
  const metadata = (reason: string, value: string, status = 400): OvergrownRequest => ({
    reason: `metadata ${reason}`,
    method: 'PUT',
    url: `/${METADATA_PATHS.entry}/169`,
    body: `{"address":"/","entry":{"schema":[{"@type":"Thing","x":${value}}]}}`,
    status,
  });
  const list = (item: string, count: number): OvergrownRequest => ({
    reason: `a list of ${count} times ${item}`,
    method: 'POST',
    url: `/${THEME_PATHS.saveUserThemeJson}`,
    body: `[${Array.from({ length: count }, () => item).join(',')}]`,
    status: 400,
  });
  return [
    list('0', 30_000),
    list('[]', 20_000),
    list('{}', 20_000),
    theme('17 levels deep', nestedObject(17)),
    theme('6,000 levels deep', nestedObject(6_000)),
    theme('32,000 levels deep, never closed', '['.repeat(32_000)),
    theme('with 501 names', keys(501)),
    theme('with 4,000 names', keys(4_000)),
    theme('with 6,000 names', keys(6_000), 413),
    theme('with 100,000 names', keys(100_000), 413),
    theme('of a megabyte of brackets', '['.repeat(1_000_000), 413),
    metadata('17 levels deeper than it is', nested(17)),
    metadata('6,000 levels deep', nested(6_000)),
    metadata('32,000 levels deep', nested(32_000)),
    metadata('with 501 names', keys(501)),
    metadata('with 20,000 names', keys(20_000)),
    metadata('with 100,000 names', keys(100_000), 413),
    metadata('of a megabyte of brackets', '['.repeat(1_000_000), 413),
  ];
}
