import { userInfo } from 'node:os';
import type { Database } from '../db/database.ts';
import { createAuditTrail, type AuditNote } from '../modules/audit/audit-trail.ts';

/** Notes in the trail what an operator did, under their name on this machine. */
export async function noteCommand(
  db: Database,
  note: Pick<AuditNote, 'action' | 'subjectId' | 'detail'>,
): Promise<void> {
  await createAuditTrail({ db, now: () => new Date() }).add({ ...note, operator: operatorName() });
}

/** A process in a container may run under a number that has no name. */
function operatorName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
