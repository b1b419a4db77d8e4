import { useSyncExternalStore } from 'react';

/** Media query of the widths with a left menu, which `frame.css` renders. */
export const ROOM_FOR_MENU = '(min-width: 76rem)';

/** Returns whether the viewport is wide enough for the left menu. */
export const useRoomForMenu = (): boolean => useSyncExternalStore(subscribe, hasRoom, () => true);

const query = () => window.matchMedia?.(ROOM_FOR_MENU);

const hasRoom = (): boolean => query()?.matches ?? true;

function subscribe(listener: () => void): () => void {
  const list = query();
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}
