// Runs checks in parallel lanes, so that no core is idle while a check uses only one.

/**
 * Runs the checks of each lane one after the other, and the lanes in parallel. Checks without a lane use the whole
 * machine: they follow one after the other when all lanes have ended.
 *
 * @param checks in the order in which those of one lane run; `lane` names the lane of a check, `after` a check of
 *   another lane that has to end first, if it runs at all.
 * @param runOne runs one check, and never rejects for a failed one.
 */
export async function runInLanes(checks, runOne) {
  const ends = new Map(checks.map(({ name }) => [name, deferred()]));
  const inTurn = async (some) => {
    for (const check of some) {
      if (ends.has(check.after)) await ends.get(check.after).promise;
      await runOne(check);
      ends.get(check.name).resolve();
    }
  };
  const lanes = new Set(checks.map(({ lane }) => lane).filter(Boolean));
  const inLane = (name) => checks.filter(({ lane }) => lane === name);
  await Promise.all([...lanes].map((name) => inTurn(inLane(name))));
  await inTurn(inLane(undefined));
}

/** Returns a promise, and the function that fulfils it. */
function deferred() {
  let resolve;
  const promise = new Promise((fulfil) => (resolve = fulfil));
  return { promise, resolve };
}
