/** Starts `guardContrast` when its script is there, so that a first drawing does not wait for it; returns how to stop. */
export function startGuard(root: HTMLElement): () => void {
  let stop: (() => void) | undefined;
  let isStopped = false;
  // Without its file the picker shows what the host has chosen.
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
