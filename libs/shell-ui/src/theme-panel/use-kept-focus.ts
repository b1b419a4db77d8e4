import { useEffect, type RefObject } from 'react';

/** What may take the focus: of a group of choices, the chosen one. */
const CONTROLS = ['input:checked', 'button, input, select, summary'];

/**
 * Keeps the focus in a place when the focused control disappears, for example because an undo took away what it belonged
 * to: the nearest control that is still there gets it.
 */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    /** The focused control and the elements around it, from the inside out. */
    let around: Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      around = [];
      for (let one = target as Element | null; one && element.contains(one); one = one.parentElement) around.push(one);
    };
    const forget = () => {
      const left = around;
      // A control that is being removed is left, too.
      queueMicrotask(() => {
        if (left === around && left[0]?.isConnected) around = [];
      });
    };
    const observer = new MutationObserver(() => {
      const isGone = around.length > 0 && !around[0]!.isConnected;
      if (isGone && document.activeElement === document.body) focusWithin(around.filter((one) => one.isConnected));
    });
    element.addEventListener('focusin', remember);
    element.addEventListener('focusout', forget);
    observer.observe(element, { childList: true, subtree: true });
    return () => {
      element.removeEventListener('focusin', remember);
      element.removeEventListener('focusout', forget);
      observer.disconnect();
    };
  }, [place]);
}

/** Focuses the first control that takes the focus, in the first of the elements that has one. */
function focusWithin(elements: readonly Element[]): void {
  const controls = elements.flatMap((element) =>
    CONTROLS.flatMap((selector) => [...element.querySelectorAll<HTMLElement>(selector)]),
  );
  for (const control of controls) {
    control.focus();
    if (control.matches(':focus')) return;
  }
}
