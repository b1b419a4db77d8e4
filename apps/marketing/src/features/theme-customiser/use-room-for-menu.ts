import { useSyncExternalStore } from 'react';

/** From this width on there is a left menu; `frame.css` draws it. */
export const ROOM_FOR_MENU = '(min-width: 76rem)';

/** Whether the window is wide enough for the left menu. */
export const useRoomForMenu = (): boolean => useSyncExternalStore(subscribe, hasRoom, () => true);

const query = () => window.matchMedia?.(ROOM_FOR_MENU);

const hasRoom = (): boolean => query()?.matches ?? true;

function subscribe(listener: () => void): () => void {
  const list = query();
  list?.addEventListener('change', listener);
  return () => list?.removeEventListener('change', listener);
}
