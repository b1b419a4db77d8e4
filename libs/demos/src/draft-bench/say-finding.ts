import type { MessageIdOf, Speak } from '@genmaster/i18n';
import type { DraftFinding } from './check-draft.ts';

/** Formats a finding in a draft. */
export function sayFinding(say: Speak<MessageIdOf<'draft-bench'>>, finding: DraftFinding): string {
  const nameOf = (key: string) => say(`fact.${key.split('.')[0] as 'name'}`);
  switch (finding.kind) {
    case 'lost':
      return say('finding.lost', { fact: nameOf(finding.fact.key), value: finding.fact.text });
    case 'contradicted':
      return say('finding.contradicted', {
        fact: nameOf(finding.fact.key),
        value: finding.fact.text,
        says: finding.says,
      });
    case 'foreign':
      return say('finding.foreign', { says: finding.says });
    case 'gone':
      return say('finding.gone', { fact: nameOf(finding.key) });
    default:
      return finding satisfies never;
  }
}
