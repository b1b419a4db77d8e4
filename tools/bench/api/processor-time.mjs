import { existsSync, readFileSync } from 'node:fs';

/** Unit in which Linux counts processor time. */
const TICKS_PER_SECOND = 100;

/** Whether this system reports the processor time of other processes. */
export const hasProcessorTime = existsSync('/proc/self/stat');

/** Starts to count the processor time of these processes; the returned function returns the seconds since then. */
export async function countProcessorTime(findPids) {
  const read = async () => new Map((await findPids()).map((pid) => [pid, secondsOf(pid)]));
  const before = await read();
  return async () => {
    const after = await read();
    // A process that started meanwhile has used all of its time since then.
    return [...after].reduce((sum, [pid, seconds]) => sum + seconds - (before.get(pid) ?? 0), 0);
  };
}

function secondsOf(pid) {
  if (!existsSync(`/proc/${pid}/stat`)) return 0;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // After the name, which may contain spaces, utime and stime are fields 12 and 13.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
