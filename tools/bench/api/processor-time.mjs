import { existsSync, readFileSync } from 'node:fs';

/** What Linux counts processor time in. */
const TICKS_PER_SECOND = 100;

/** Whether this system tells the processor time of other processes. */
export const tellsProcessorTime = existsSync('/proc/self/stat');

/** Starts counting the processor time of these processes; the returned function says how many seconds it was since. */
export async function countProcessorTime(findPids) {
  const read = async () => new Map((await findPids()).map((pid) => [pid, secondsOf(pid)]));
  const before = await read();
  return async () => {
    const after = await read();
    // A process that came in between has used all of its time since.
    return [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0);
  };
}

function secondsOf(pid) {
  if (!existsSync(`/proc/${pid}/stat`)) return 0;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // Behind the name, which may hold blanks; then utime and stime are the twelfth and the thirteenth.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
