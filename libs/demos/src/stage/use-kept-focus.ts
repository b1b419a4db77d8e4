import { keepFocus } from '@genmaster/keyboard';
import { useEffect, type RefObject } from 'react';

/** Keeps the focus in an element, such as the stage of a demo, when the focused control disappears or is disabled. */
export function useKeptFocus(element: RefObject<HTMLElement | null>): void {
  useEffect(() => keepFocus(element.current!), [element]);
}
