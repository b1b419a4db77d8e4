/**
 * Ignores the rejection of a view transition that a further navigation skipped. It is no error, so the console stays
 * empty.
 */
export function acceptSkippedTransitions(page: Document): void {
  if (!('startViewTransition' in page)) return;
  const start = page.startViewTransition.bind(page);
  page.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
