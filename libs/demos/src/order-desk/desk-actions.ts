import type { Row } from '@genmaster/app-model';
import { ACTION_ROLES, type Action } from './desk-access.ts';
import type { Role, Status } from './desk-model.ts';

/** Why something cannot be done with an order. */
export type Refusal = 'role' | 'status' | 'own';

const FROM: Readonly<Record<Action, readonly Status[]>> = {
  submit: ['draft', 'refused'],
  approve: ['waiting'],
  refuse: ['waiting'],
  close: ['approved'],
};

/** Why a role cannot do something with an order now; `null` where it can. */
export function refusalOf(action: Action, role: Role, { values }: Row): Refusal | null {
  if (!ACTION_ROLES[action].includes(role)) return 'role';
  if (!FROM[action].includes(values['status'] as Status)) return 'status';
  // Nobody decides about what they entered themselves.
  return (action === 'approve' || action === 'refuse') && values['by'] === role ? 'own' : null;
}

/** By how much an order is over its customer’s limit, in hundredths; zero or less where it is not. */
export const overLimit = ({ values }: Row): number =>
  Math.round(Number(values['total']) * 100) - Math.round(Number(values['limit']) * 100);

/** Where an order stands after something was done with it. */
export function statusAfter(action: Action, row: Row): Status {
  if (action === 'submit') return overLimit(row) > 0 ? 'waiting' : 'approved';
  return ({ approve: 'approved', refuse: 'refused', close: 'closed' } as const)[action];
}
