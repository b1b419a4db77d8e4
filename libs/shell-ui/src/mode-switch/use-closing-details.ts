import { useEffect, type RefObject } from 'react';

/**
 * Adds what the browser lacks for one `<details>`: Escape closes it and returns the focus. A press or a focus outside
 * closes it too, without moving the focus.
 */
export function useClosingDetails(details: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const element = details.current;
    if (!element) return;
    const closeOutside = (event: Event) => {
      // In a shadow root, the target of an event is the host; only its path has the elements inside.
      if (!event.composedPath().includes(element)) element.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      event.preventDefault();
      closeDetails(element);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    element.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      element.removeEventListener('keydown', closeOnEscape);
    };
  }, [details]);
}

/** Closes a `<details>` and focuses its summary. */
export function closeDetails(details: HTMLDetailsElement): void {
  details.querySelector('summary')?.focus();
  details.open = false;
}
