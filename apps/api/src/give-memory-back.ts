import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** How often the memory of the process is looked at. */
const LOOK_MS = 2_000;

/** The least time between two collections, so that a process that needs its memory is not held up for nothing. */
const REST_MS = 8_000;

/** Growth since the last collection that is worth one. */
const WORTH_BYTES = 48 * 1024 * 1024;

/** A process that works more than this is not held up, unless it is so large that it turns visitors away. */
const IDLE_SHARE = 0.5;

/**
 * Returns to the system what a crowd or an attack has left behind.
 *
 * An engine that has nothing to do does not collect, so after a flood the process would stay as large as it was at its
 * height, and above `maxBytes` turn visitors away for good.
 */
export function giveMemoryBack({ maxBytes }: { maxBytes: number }): void {
  let kept = process.memoryUsage.rss();
  let worked = performance.eventLoopUtilization();
  let collectedAt = -Infinity;
  const look = () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, worked);
    worked = now;
    const bytes = process.memoryUsage.rss();
    if (bytes - kept < WORTH_BYTES || performance.now() - collectedAt < REST_MS) return;
    if (utilization > IDLE_SHARE && bytes < maxBytes) return;
    collectAll();
    collectedAt = performance.now();
    kept = process.memoryUsage.rss();
  };
  setInterval(look, LOOK_MS).unref();
}

let collect: ((options: { type: 'major'; flavor: 'last-resort' }) => void) | undefined;

function collectAll(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as NonNullable<typeof collect>;
  }
  // The flavour that also gives back what the engine keeps for the next objects.
  collect({ type: 'major', flavor: 'last-resort' });
}
