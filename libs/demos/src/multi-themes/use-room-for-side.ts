import { useEffect, useState } from 'react';

/** Minimum width of the sample for a side menu, in rem; `multi-themes.css` uses the same value. */
export const SIDE_MENU_REM = 34;

/** Reports whether an element, including its borders, is wide enough for a side menu; updates when it is resized. */
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
