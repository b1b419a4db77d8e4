import { userInfo } from 'node:os';
import type { Database } from '../db/database.ts';
import { createAuditTrail, type AuditNote } from '../modules/audit/audit-trail.ts';

/** Adds an audit event for a command of an operator, under their user name on this machine. */
export async function noteCommand(
  db: Database,
  note: Pick<AuditNote, 'action' | 'subjectId' | 'detail'>,
): Promise<void> {
  await createAuditTrail({ db, now: () => new Date() }).add({ ...note, operator: operatorName() });
}

/** Returns the user name of the operator; the user id of a process in a container may have no name. */
function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
