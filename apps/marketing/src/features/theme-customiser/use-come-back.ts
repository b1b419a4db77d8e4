import { useEffect, useRef } from 'react';

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Retries while something waits for a server that was unreachable.
 *
 * The first retry comes soon, later ones less and less often, and none while the page is hidden; it retries at once
 * when the connection or the visitor returns.
 */
export function useComeBack(isWaiting: boolean, again: () => Promise<unknown>): void {
  const latest = useRef(again);
  useEffect(() => {
    latest.current = again;
  });
  useEffect(() => {
    if (!isWaiting) return;
    let isAsking = false;
    let isOver = false;
    let waitMs = FIRST_WAIT_MS;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      if (isAsking || document.hidden) return;
      isAsking = true;
      clearTimeout(timer);
      await latest.current().catch(() => null);
      isAsking = false;
      if (!isOver) askLater();
    };
    const askLater = () => {
      // Randomised, so that clients that wait for the same server do not retry together.
      timer = setTimeout(() => void ask(), waitMs * (0.5 + Math.random() / 2));
      waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
    };
    const askNow = () => void ask();
    askLater();
    window.addEventListener('online', askNow);
    document.addEventListener('visibilitychange', askNow);
    return () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', askNow);
      document.removeEventListener('visibilitychange', askNow);
    };
  }, [isWaiting]);
}
