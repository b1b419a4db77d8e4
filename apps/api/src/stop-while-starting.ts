const STOP_SIGNALS = ['SIGTERM', 'SIGINT'] as const;

/**
 * Lets a stop signal end a server that has not started yet, also as the first process of a container, to which the
 * system delivers no signal without a handler. Any other process ends without one.
 *
 * A migration ends with the process: the tables stay as they were. Returns a function to call once the server can stop
 * in order.
 */
export function stopWhileStarting(): () => void {
  if (process.pid !== 1) return () => {};
  const end = () => process.exit(0);
  for (const signal of STOP_SIGNALS) process.on(signal, end);
  return () => {
    for (const signal of STOP_SIGNALS) process.off(signal, end);
  };
}
