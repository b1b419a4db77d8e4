import { ACTIONS, decide, DEVICES, NETWORKS, policyRules, ROLES, type Situation } from './policy.ts';

const now: Situation = { role: 'developer', network: 'home', device: 'known', hour: 10, hasEnded: false };
const answers = (change: Partial<Situation>) =>
  Object.fromEntries(
    ACTIONS.map((action) => {
      const { isAllowed, rule } = decide(policyRules, action, { ...now, ...change });
      return [action, `${isAllowed ? 'yes' : 'no'} ${rule?.id ?? '-'}`];
    }),
  );

it('gives the answer stated on the page for a developer in and out of working hours', () => {
  expect(answers({})).toEqual({ read: 'yes R1', edit: 'yes R2', run: 'yes R2', print: 'no -', export: 'no R4' });
  expect(answers({ hour: 21 })).toMatchObject({ read: 'yes R1', edit: 'no -', run: 'no -' });
  expect(answers({ hour: 20 }).edit).toBe('no -');
  expect(answers({ hour: 8 }).edit).toBe('yes R2');
});

it('refuses everything to a contractor whose assignment has ended', () => {
  expect(new Set(Object.values(answers({ role: 'contractor', network: 'office', hasEnded: true })))).toEqual(
    new Set(['no R3']),
  );
  expect(answers({ role: 'contractor', network: 'unknown' })).toMatchObject({ read: 'yes R1', edit: 'no -' });
});

it('ranks a refusal above the owner’s permission', () => {
  expect(answers({ role: 'owner' })).toMatchObject({ edit: 'yes R6', print: 'yes R6', export: 'no R4' });
  expect(answers({ role: 'owner', network: 'office', device: 'other' })).toMatchObject({
    print: 'no R7',
    export: 'no R7',
  });
});

it('gives the reason for every rule that does not hold', () => {
  expect(
    decide(policyRules, 'edit', { ...now, hour: 21 }).missed.map(({ rule, because }) => [rule.id, because]),
  ).toEqual([
    ['R2', 'hour'],
    ['R3', 'role'],
    ['R5', 'role'],
    ['R6', 'role'],
  ]);
});

it('handles hours that pass midnight', () => {
  const night = [{ id: 'N', effect: 'allow', actions: ['read'], hours: [22, 6] }] as const;
  const at = (hour: number) => decide(night, 'read', { ...now, hour }).isAllowed;

  expect([21, 22, 23, 0, 5, 6].map(at)).toEqual([false, true, true, true, true, false]);
});

it('gives the same answer in any order of the rules', () => {
  const turned = policyRules.toReversed();
  for (const role of ROLES)
    for (const network of NETWORKS)
      for (const device of DEVICES)
        for (const hour of [7, 8, 19, 20])
          for (const hasEnded of [false, true])
            for (const action of ACTIONS) {
              const situation = { role, network, device, hour, hasEnded };
              expect(decide(turned, action, situation).isAllowed).toBe(
                decide(policyRules, action, situation).isAllowed,
              );
            }
});
