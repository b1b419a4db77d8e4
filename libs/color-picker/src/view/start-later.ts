/**
 * Starts something whose code is loaded later, so that the first render does not wait for it; returns a function that
 * stops it.
 *
 * If the code fails to load, nothing is started.
 */
export function startLater(load: () => Promise<() => () => void>): () => void {
  let stop: (() => void) | undefined;
  let isStopped = false;
  load()
    .then((start) => {
      if (!isStopped) stop = start();
    })
    .catch(() => undefined);
  return () => {
    isStopped = true;
    stop?.();
  };
}
