import type { AuditEvent } from '@genmaster/auth-client/contract';
import type { Database } from '../db/database.ts';
import { createAuditTrail } from '../modules/audit/audit-trail.ts';
import { createUserRepository } from '../modules/users/user-repository.ts';
import { formatTable } from './format-table.ts';
import { OperatorError } from './operator-error.ts';

/** Number of events that the command prints; administrators can page through all of them in the site. */
const LINES = 200;

/** Lists audit events, the newest first: of all users, or those by or about one user. */
export async function listTrail(db: Database, userCode?: string): Promise<string> {
  const now = () => new Date();
  let userId: string | undefined;
  if (userCode !== undefined) {
    // A deleted user is in the audit trail by id only.
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
