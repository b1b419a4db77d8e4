import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { recoverFromLostChunk } from './chunk-recovery.ts';

/** What shows when a page could not be loaded: why, and a way on. Nothing typed elsewhere on the page is lost. */
export function RouteProblem() {
  const error = useRouteError();
  useEffect(() => {
    recoverFromLostChunk(error, { storage: sessionStorage, reload: () => location.reload() });
  }, [error]);
  const isOffline = typeof navigator !== 'undefined' && !navigator.onLine;
  return (
    <section className="hero">
      <h1>This part didn’t load</h1>
      <p className="promise">
        {isOffline
          ? 'You’re offline. Pages you have already opened keep working.'
          : 'Reloading usually fixes it. What you changed on this site is kept.'}
      </p>
      <p className="actions">
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          Reload
        </button>
        <a href="/contact-us" className="button">
          Contact us
        </a>
      </p>
    </section>
  );
}
