// Runs checks in parallel lanes, so that no core is idle while a check waits or uses only one.

/**
 * Runs the checks of each lane one after the other, and the lanes in parallel. Checks without a lane use the whole
 * machine: they follow one after the other when all lanes have ended.
 *
 * @param checks in the order in which those of one lane run; `lane` is the number of a check's lane, `after` the name of
 *   an earlier check whose result it needs. One that does not run is not waited for.
 * @param runOne runs one check, and never rejects for a failed one.
 */
export async function runInLanes(checks, runOne) {
  const ends = new Map();
  const lanes = new Map();
  for (const check of checks.filter(({ lane }) => lane)) {
    const end = Promise.all([lanes.get(check.lane), ends.get(check.after)]).then(() => runOne(check));
    ends.set(check.name, end);
    lanes.set(check.lane, end);
  }
  await Promise.all(lanes.values());
  for (const check of checks.filter(({ lane }) => !lane)) await runOne(check);
}
