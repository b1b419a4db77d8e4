import type { Row } from '@genmaster/app-model';
import { ACTION_ROLES, type Action } from './desk-access.ts';
import type { Role, Status } from './desk-model.ts';

/** Reason why an action on an order is refused. */
export type Refusal = 'role' | 'status' | 'own';

const FROM: Readonly<Record<Action, readonly Status[]>> = {
  submit: ['draft', 'refused'],
  approve: ['waiting'],
  refuse: ['waiting'],
  close: ['approved'],
};

/** Returns the reason why a role cannot perform an action now, or `null` when it can. */
export function refusalOf(action: Action, role: Role, { values }: Row): Refusal | null {
  if (!ACTION_ROLES[action].includes(role)) return 'role';
  if (!FROM[action].includes(values['status'] as Status)) return 'status';
  // Nobody approves or refuses an order that they entered themselves.
  return (action === 'approve' || action === 'refuse') && values['by'] === role ? 'own' : null;
}

/** Returns the amount by which an order exceeds its customer’s limit, in hundredths; zero or less when it does not. */
export const overLimit = ({ values }: Row): number =>
  Math.round(Number(values['total']) * 100) - Math.round(Number(values['limit']) * 100);

/** Returns the status of an order after an action. */
export function statusAfter(action: Action, row: Row): Status {
  if (action === 'submit') return overLimit(row) > 0 ? 'waiting' : 'approved';
  return ({ approve: 'approved', refuse: 'refused', close: 'closed' } as const)[action];
}
