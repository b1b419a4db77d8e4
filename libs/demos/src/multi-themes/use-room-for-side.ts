import { useEffect, useState } from 'react';

/** From this width on the sample has its menu at the side; `multi-themes.css` draws it. */
export const SIDE_MENU_REM = 34;

/** Whether an element is wide enough for a menu at the side, its edges counted, as its size changes. */
export function useRoomForSide(element: HTMLElement | null): boolean {
  const [hasRoom, setHasRoom] = useState(true);
  useEffect(() => {
    if (!element) return;
    const least = SIDE_MENU_REM * parseFloat(getComputedStyle(document.documentElement).fontSize || '16') + 2;
    const observer = new ResizeObserver(([entry]) => entry && setHasRoom(entry.contentRect.width >= least));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return hasRoom;
}
