/** Whoever goes on before a page has faded in ends its transition early. That is no error, so the console has none of it. */
export function acceptSkippedTransitions(page: Document): void {
  if (!('startViewTransition' in page)) return;
  const start = page.startViewTransition.bind(page);
  page.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
}
