// Runs checks in parallel lanes, so that no core is idle while a check uses only one.

/**
 * Runs the checks of each lane one after the other, and the lanes in parallel. Checks without a lane use the whole
 * machine: they follow one after the other when all lanes have ended.
 *
 * @param checks in the order in which those of one lane run; `lane` is the number of a check's lane.
 * @param runOne runs one check, and never rejects for a failed one.
 */
export async function runInLanes(checks, runOne) {
  const inTurn = async (some) => {
    for (const check of some) await runOne(check);
  };
  const inLane = (number) => checks.filter(({ lane }) => lane === number);
  const lanes = new Set(checks.map(({ lane }) => lane).filter(Boolean));
  await Promise.all([...lanes].map((number) => inTurn(inLane(number))));
  await inTurn(inLane(undefined));
}
