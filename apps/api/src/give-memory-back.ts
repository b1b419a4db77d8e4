import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Interval between two checks of the process memory, in milliseconds. */
const LOOK_MS = 2_000;

/** Minimum time between two collections in milliseconds, so that a process that needs its memory is not slowed down. */
const REST_MS = 8_000;

/** Minimum growth since the last collection that starts another, in bytes. */
const WORTH_BYTES = 48 * 1024 * 1024;

/**
 * Share of processor time above which no collection runs, unless the memory limit is exceeded: a collection pauses all
 * requests for about a tenth of a second.
 */
const IDLE_SHARE = 0.2;

/**
 * Collects garbage and returns the memory to the system after a load peak or an attack.
 *
 * An idle engine does not collect, so after a flood the process would keep its peak memory, and above `maxBytes` it
 * would turn visitors away permanently.
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
  // This kind of collection also releases the memory that the engine keeps for new objects.
  collect({ type: 'major', flavor: 'last-resort' });
}
