import { usePartText } from '@genmaster/i18n';
import { useSyncExternalStore, type RefObject } from 'react';

/** Shows an element in full screen and back. Escape leaves; not offered where the browser does not support it. */
export function FullPageButton({ target }: { target: RefObject<HTMLElement | null> }) {
  const t = usePartText('demo-parts');
  const isOffered = useSyncExternalStore(
    () => () => undefined,
    () => document.fullscreenEnabled === true,
    // Prerendered as supported: most browsers are, and removing a button shifts the layout less than adding one.
    () => true,
  );
  const isFull = useSyncExternalStore(
    subscribe,
    () => document.fullscreenElement !== null && document.fullscreenElement === target.current,
    () => false,
  );
  if (!isOffered) return null;
  const toggle = () => void (isFull ? document.exitFullscreen() : target.current?.requestFullscreen())?.catch(ignore);
  return (
    <button type="button" onClick={toggle}>
      {t(isFull ? 'stage.fullPageEnd' : 'stage.fullPage')}
    </button>
  );
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** If the browser refuses, the demo stays in the page. */
const ignore = () => undefined;
