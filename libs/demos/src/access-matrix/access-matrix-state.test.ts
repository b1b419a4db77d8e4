import * as v from 'valibot';
import { fresh, isChanged, questionsOf, remove, set, stateSchema, undo, writeMatrix } from './access-matrix-state.ts';
import { answer } from './access-rules.ts';
import { settingOf } from './edit-rules.ts';
import { readPath, rowsFor } from './project-tree.ts';
import { sampleRules } from './sample-rules.ts';

const start = fresh(sampleRules[0].rules, sampleRules[0].question);

it('starts every example from a state that a browser may keep', () => {
  for (const { rules, question } of sampleRules) {
    expect(v.safeParse(stateSchema, JSON.parse(JSON.stringify(fresh(rules, question))) as unknown).success).toBe(true);
  }
});

describe('a change', () => {
  it('on a path without a rule adds one that applies, and can be undone', () => {
    const allowed = set(start, 'allow');

    expect(allowed.rules.at(-1)).toEqual({
      rule: 'A4',
      path: '/manual/pricing/late-fee.ts',
      who: 'group:contractors',
      allow: ['edit'],
    });
    expect(answer(allowed.rules, allowed).isAllowed).toBe(true);
    expect(isChanged(allowed, allowed)).toBe(true);
    expect(undo(allowed)).toEqual(start);
  });

  it('on a path with a rule changes that one, and keeps its other rights', () => {
    const folder = { ...start, path: '/manual', who: 'group:developers' } as const;
    const refused = set({ ...folder }, 'refuse');

    expect(refused.rules.find(({ rule }) => rule === 'A2')).toEqual({
      rule: 'A2',
      path: '/manual/**',
      who: 'group:developers',
      allow: ['run'],
      refuse: ['edit'],
    });
  });

  it('to the setting that a path has already is no step to undo', () => {
    const allowed = set(start, 'allow');
    expect(set(allowed, 'allow')).toBe(allowed);
    expect(set(start, 'inherit')).toBe(start);
  });

  it('back to no right leaves the decision to the folders above, and leaves no empty rule', () => {
    const there = set(set(start, 'refuse'), 'inherit');

    expect(there.rules).toEqual(start.rules);
    expect(settingOf(there.rules, { ...there, path: '/manual/pricing/late-fee.ts' })).toBe('inherit');
  });

  it('that removes a rule can be undone too', () => {
    const without = remove(start, 'A3');

    expect(answer(without.rules, without)).toMatchObject({ isAllowed: true, rule: { rule: 'A2' } });
    expect(undo(without)).toEqual(start);
    expect(undo(start)).toBe(start);
  });
});

it('writes one line for each right, with the rule and whether it is new since the review', () => {
  const lines = writeMatrix(set(start, 'allow')).split('\r\n');

  expect(lines).toHaveLength(questionsOf(start).length + 1);
  expect(lines[0]).toBe('path,who,right,answer,rule,changed');
  expect(lines).toContain('/manual/pricing/late-fee.ts,group:contractors,edit,allowed,A4,new');
  expect(lines).toContain('/manual/pricing,group:contractors,edit,refused,A3,no');
  expect(lines).toContain('/model/invoice.entity.json,group:auditors,run,refused,,no');
});

it('gives a path that is not in the project a row of its own', () => {
  expect(rowsFor('/manual/new.ts').find(({ path }) => path === '/manual/new.ts')).toEqual({
    path: '/manual/new.ts',
    name: 'new.ts',
    depth: 2,
    pattern: '/manual/new.ts',
  });
  expect(rowsFor('/manual')).toHaveLength(rowsFor('/').length);
});

it.each([
  ['/', '/'],
  [' /manual/ ', '/manual'],
  ['/manual/नया.ts', '/manual/नया.ts'],
  ['manual', null],
  ['/manual//a.ts', null],
  ['/manual/../model', null],
  ['/manual/**', null],
  ['/with space', null],
  ['', null],
  [`/${'a'.repeat(200)}`, null],
])('reads the typed path “%s” as %s', (typed, expected) => {
  expect(readPath(typed)).toBe(expected);
});
