import type { MessageIdOf, Translate } from '@genmaster/i18n';
import type { LimitName } from '@genmaster/app-model/script';
import type { PreviewProblem } from './plan-preview.ts';

type TranslateCode = Translate<MessageIdOf<'code-editor'>>;

/**
 * Most common error messages of the interpreter, with the id of their translation. Any other message stays as it is.
 */
const REASONS = [
  [/^(.+) is not defined$/, 'why.undefined'],
  [/^(.+) is not a function$/, 'why.function'],
  [/^“([^”]+)” cannot be read of (.+)$/, 'why.read'],
  [/^The script has no function “(.+)”$/, 'why.missing'],
  [/^(.+) is used before it has a value$/, 'why.early'],
  [/^(.+) is constant$/, 'why.constant'],
  [/^Unexpected token$/, 'why.token'],
] as const satisfies readonly (readonly [RegExp, MessageIdOf<'code-editor'>])[];

/** Returns the reason why there is no preview, in the language of the page. */
export function describeStop(t: TranslateCode, { kind, detail }: Pick<PreviewProblem, 'kind' | 'detail'>): string {
  if (kind === 'limit') return t('stop.limit', { detail: t(`limit.${detail as LimitName}`) });
  return t(`stop.${kind}`, { detail: kind === 'code' ? reasonOf(t, detail) : detail });
}

function reasonOf(t: TranslateCode, detail: string): string {
  for (const [pattern, id] of REASONS) {
    const [found, name = '', of = ''] = pattern.exec(detail) ?? [];
    if (found !== undefined) return t(id, { name, of });
  }
  return detail;
}
