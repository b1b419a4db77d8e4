// Runs checks in lanes, so that no core is idle while a check uses a single one.

/**
 * Runs the checks of each lane one after the other, and the lanes side by side. The checks without a lane use the whole
 * machine: they follow when all lanes have ended, one after the other.
 *
 * @param checks in the order in which those of one lane run; `lane` names the lane of a check.
 * @param runOne runs one check, and never rejects for a failed one.
 */
export async function runInLanes(checks, runOne) {
  const lanes = new Set(checks.map(({ lane }) => lane).filter(Boolean));
  const inLane = (name) => checks.filter(({ lane }) => lane === name);
  await Promise.all([...lanes].map((name) => inTurn(inLane(name), runOne)));
  await inTurn(inLane(undefined), runOne);
}

async function inTurn(checks, runOne) {
  for (const check of checks) await runOne(check);
}
