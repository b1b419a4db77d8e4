import { useEffect } from 'react';

/** Attribute of `<html>` while a panel is docked, or drawn up as a sheet; the page can style itself by it, as the panel’s own stylesheet does. */
export const PANEL_ATTRIBUTE = 'data-theme-panel';

/** Sets the position of the panel on `<html>`, so that the page makes room for a docked one. */
export function usePageRoom(isOpen: boolean, { isDocking, isTall }: { isDocking: boolean; isTall: boolean }): void {
  const state = !isOpen ? null : isTall ? 'tall' : isDocking ? 'docked' : null;
  useEffect(() => {
    if (state === null) return;
    const { documentElement } = document;
    documentElement.setAttribute(PANEL_ATTRIBUTE, state);
    return () => documentElement.removeAttribute(PANEL_ATTRIBUTE);
  }, [state]);
}
