import type { MessageIdOf } from '@genmaster/i18n';
import type { Question, Rule } from './access-rules.ts';

/** A set of starting rules, with the question that shows what is special about them. */
export interface SampleRules {
  id: string;
  label: MessageIdOf<'access-matrix'>;
  rules: Rule[];
  question: Question;
}

const A1: Rule = { rule: 'A1', path: '/**', who: 'group:everyone', allow: ['read'] };
const A2: Rule = { rule: 'A2', path: '/manual/**', who: 'group:developers', allow: ['edit', 'run'] };
const A3: Rule = { rule: 'A3', path: '/manual/pricing/**', who: 'group:contractors', refuse: ['edit'] };
const A4: Rule = { rule: 'A4', path: '/manual/pricing/**', who: 'group:developers', allow: ['edit'] };
const A5: Rule = { rule: 'A5', path: '/**', who: 'group:auditors', allow: ['export'] };
const G31: Rule = { rule: 'G-31', path: '/manual/pricing/late-fee.ts', who: 'person:developer-a', allow: ['edit'] };

const lateFee = (who: Question['who'], right: Question['right'] = 'edit'): Question => ({
  path: '/manual/pricing/late-fee.ts',
  who,
  right,
});

/** Starting rules of the demo; the first set is the page’s own example, in the page’s HTML. */
export const sampleRules: readonly [SampleRules, ...SampleRules[]] = [
  { id: 'levels', label: 'scenario.levels', rules: [A1, A2, A3], question: lateFee('group:contractors') },
  { id: 'conflict', label: 'scenario.conflict', rules: [A1, A2, A3, A4], question: lateFee('group:contractors') },
  { id: 'grant', label: 'scenario.grant', rules: [A1, A2, A3, G31], question: lateFee('person:developer-a') },
  { id: 'export', label: 'scenario.export', rules: [A1, A2, A3, A5], question: lateFee('group:auditors', 'export') },
  { id: 'nothing', label: 'scenario.nothing', rules: [], question: lateFee('group:developers', 'read') },
];
