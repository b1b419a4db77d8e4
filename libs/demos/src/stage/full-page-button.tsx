import { useSyncExternalStore, type RefObject } from 'react';
import { useDemoTexts } from '../demo-texts.ts';

/** Shows an element on the whole screen and back. Escape leaves, as everywhere; not offered where the browser cannot. */
export function FullPageButton({ target }: { target: RefObject<HTMLElement | null> }) {
  const demoTexts = useDemoTexts();
  const isOffered = useSyncExternalStore(
    () => () => undefined,
    () => document.fullscreenEnabled === true,
    // Most browsers can, and a button that goes moves less than one that comes.
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
      {isFull ? demoTexts.fullPageEnd : demoTexts.fullPage}
    </button>
  );
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/** A browser that refuses leaves the demo where it is, in full view already. */
const ignore = () => undefined;
