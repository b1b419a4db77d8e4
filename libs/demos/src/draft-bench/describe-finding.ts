import type { MessageIdOf, Translate } from '@genmaster/i18n';
import type { DraftFinding } from './check-draft.ts';

/** Formats a finding in a draft. */
export function describeFinding(t: Translate<MessageIdOf<'draft-bench'>>, finding: DraftFinding): string {
  const nameOf = (key: string) => t(`fact.${key.split('.')[0] as 'name'}`);
  switch (finding.kind) {
    case 'lost':
      return t('finding.lost', { fact: nameOf(finding.fact.key), value: finding.fact.text });
    case 'contradicted':
      return t('finding.contradicted', {
        fact: nameOf(finding.fact.key),
        value: finding.fact.text,
        says: finding.says,
      });
    case 'foreign':
      return t('finding.foreign', { says: finding.says });
    case 'gone':
      return t('finding.gone', { fact: nameOf(finding.key) });
    default:
      return finding satisfies never;
  }
}
