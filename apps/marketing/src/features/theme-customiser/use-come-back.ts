import { useEffect, useRef } from 'react';

const FIRST_WAIT_MS = 5_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Asks again while something waits for a server that was out of reach.
 *
 * Soon at first, then less and less often, and never from a page that nobody
 * looks at; at once when the connection is back or the visitor is.
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
      // Spread out: everybody who waits for one server comes back at another time.
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
