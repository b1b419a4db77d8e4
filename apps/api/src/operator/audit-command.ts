import type { AuditEvent } from '@genmaster/auth-client/contract';
import type { Database } from '../db/database.ts';
import { createAuditTrail } from '../modules/audit/audit-trail.ts';
import { createUserRepository } from '../modules/users/user-repository.ts';
import { formatTable } from './format-table.ts';
import { OperatorError } from './operator-error.ts';

/** As many lines as somebody reads at a screen; administrators leaf through all of them in the site. */
const LINES = 200;

/** Lists what was done to accounts, the newest first: of everybody, or what one user did and suffered. */
export async function listTrail(db: Database, userCode?: string): Promise<string> {
  const now = () => new Date();
  let userId: string | undefined;
  if (userCode !== undefined) {
    // A user who was deleted is in the trail by their id alone.
    userId = (await createUserRepository({ db, now }).findId(userCode)) ?? userCode;
  }
  const { events } = await createAuditTrail({ db, now }).list({ limit: LINES, ...(userId ? { userId } : {}) });
  if (events.length === 0) {
    if (userCode !== undefined) throw new OperatorError(`Nothing in the trail concerns "${userCode}".`);
    return 'The trail is empty.';
  }
  return formatTable(
    ['time', 'what', 'who', 'to whom', 'address', 'device', 'more'],
    events.map((event) => [
      event.at,
      event.action,
      whoDid(event),
      event.subject ?? event.subjectId ?? '-',
      event.address ?? '-',
      event.device ?? '-',
      event.detail ?? '-',
    ]),
  );
}

const whoDid = ({ actor, actorId, operator, account }: AuditEvent): string =>
  actor ?? actorId ?? (operator === null ? (account === null ? '-' : `? ${account}`) : `operator ${operator}`);
