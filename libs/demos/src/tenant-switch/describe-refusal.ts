import type { MessageIdOf, Translate } from '@genmaster/i18n';

/** Reasons of the application’s own refusals. A message starts with one, and may quote a word of the query. */
const REASONS = [
  'TenantMissing',
  'TenantMismatch',
  'TenantFixed',
  'TenantBypass',
  'NotOffered',
  'TooOften',
  'Empty',
  'OneQuery',
] as const;

/** Returns the message of a refusal in the visitor’s language. Messages of SQLite itself are returned unchanged. */
export function describeRefusal(message: string, t: Translate<MessageIdOf<'tenant-switch'>>): string {
  const reason = REASONS.find((one) => message.startsWith(`${one}:`));
  if (!reason) return message;
  const [, word = ''] = /“([^“”]*)”/.exec(message) ?? [];
  const [, most = ''] = /” more than (\d+) times\.$/.exec(message) ?? [];
  return t(`refused.${reason}`, { word, most });
}
