import { useEffect } from 'react';

/** Written on `<html>` while a panel is open: a page can answer to it, and the panel’s own stylesheet does. */
export const PANEL_ATTRIBUTE = 'data-theme-panel';

/** Tells the page how a panel stands over it: the page makes room for one that is docked. */
export function usePageRoom(isOpen: boolean, { isDocking, isTall }: { isDocking: boolean; isTall: boolean }): void {
  const state = !isOpen ? null : isTall ? 'tall' : isDocking ? 'docked' : 'over';
  useEffect(() => {
    if (state === null) return;
    const { documentElement } = document;
    documentElement.setAttribute(PANEL_ATTRIBUTE, state);
    return () => documentElement.removeAttribute(PANEL_ATTRIBUTE);
  }, [state]);
}
