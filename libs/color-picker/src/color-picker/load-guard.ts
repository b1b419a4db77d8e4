/**
 * Loads and starts `guardContrast`; returns a function that stops it.
 *
 * It is loaded later, so that the first render does not wait for it.
 */
export function startGuard(root: HTMLElement): () => void {
  let stop: (() => void) | undefined;
  let isStopped = false;
  // If the file fails to load, the picker keeps the host's colours.
  import('./guard-contrast.ts')
    .then(({ guardContrast }) => {
      if (!isStopped) stop = guardContrast(root);
    })
    .catch(() => undefined);
  return () => {
    isStopped = true;
    stop?.();
  };
}
