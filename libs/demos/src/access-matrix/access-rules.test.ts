import { answer, covers, type Question, type Rule } from './access-rules.ts';
import { sampleRules } from './sample-rules.ts';

const sample = (id: string): Rule[] => sampleRules.find((one) => one.id === id)!.rules;

/** Formats an answer in short: yes or no, and the rule that decides. */
function ask(rules: readonly Rule[], { path, who, right }: Question): string {
  const { isAllowed, rule } = answer(rules, { path, who, right });
  return `${isAllowed ? 'yes' : 'no'} ${rule?.rule ?? '-'}`;
}

const contractor = 'group:contractors';

it.each<[string, Question['right'], string]>([
  ['/model/invoice.entity.json', 'read', 'yes A1'],
  ['/model/invoice.entity.json', 'edit', 'no -'],
  ['/manual/import/bank-file.ts', 'read', 'yes A1'],
  ['/manual/import/bank-file.ts', 'edit', 'yes A2'],
  ['/manual/import/bank-file.ts', 'run', 'yes A2'],
  ['/manual/import/bank-file.ts', 'export', 'no -'],
  ['/manual/pricing/late-fee.ts', 'edit', 'no A3'],
  ['/manual/pricing/late-fee.ts', 'run', 'yes A2'],
])('answers the page’s own table for a contractor: %s, %s: %s', (path, right, expected) => {
  expect(ask(sample('levels'), { path, who: contractor, right })).toBe(expected);
});

it('decides the page’s example of a conflict by refusal between equal rules, in readable steps', () => {
  expect(answer(sample('conflict'), sampleRules[1]!.question)).toMatchObject({
    isAllowed: false,
    rule: { rule: 'A3' },
    steps: [
      { step: 'collect', kept: ['A2', 'A3', 'A4'], dropped: [] },
      { step: 'closest', kept: ['A3', 'A4'], dropped: ['A2'] },
      { step: 'refusal', kept: ['A3'], dropped: ['A4'] },
    ],
  });
});

it('ranks rules for the person above rules for groups on the same path', () => {
  const path = '/manual/pricing/late-fee.ts';
  const forAll: Rule = { rule: 'A9', path, who: 'group:everyone', refuse: ['edit'] };
  const rules = [forAll, ...sample('grant')];

  expect(ask(rules, { path, who: 'person:developer-a', right: 'edit' })).toBe('yes G-31');
  expect(ask(rules, { path, who: contractor, right: 'edit' })).toBe('no A9');
});

it('lets a narrow rule restore a right that a broad one refuses', () => {
  const rules: Rule[] = [
    { rule: 'A1', path: '/**', who: 'group:everyone', refuse: ['read'] },
    { rule: 'A2', path: '/model/**', who: 'group:everyone', allow: ['read'] },
  ];

  expect(ask(rules, { path: '/model/a.json', who: 'group:auditors', right: 'read' })).toBe('yes A2');
  expect(ask(rules, { path: '/manual/a.ts', who: 'group:auditors', right: 'read' })).toBe('no A1');
});

it('refuses without rules, and explains that there was none', () => {
  expect(answer([], sampleRules[0].question)).toEqual({
    isAllowed: false,
    rule: null,
    steps: [
      { step: 'collect', kept: [], dropped: [] },
      { step: 'none', kept: [], dropped: [] },
    ],
  });
});

it.each([
  ['/**', '/', true],
  ['/**', '/a/b.ts', true],
  ['/manual/**', '/manual', true],
  ['/manual/**', '/manual/pricing/a.ts', true],
  ['/manual/**', '/manuals/a.ts', false],
  ['/manual', '/manual/a.ts', false],
])('matches %s with %s: %s', (pattern, path, expected) => {
  expect(covers(pattern, path)).toBe(expected);
});
