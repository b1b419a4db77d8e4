import { useEffect, type RefObject } from 'react';

/**
 * Makes Undo in a text area remove words instead of single letters.
 *
 * React writes every typed letter to the default text of a controlled area as well, and Chromium then begins a new undo
 * step. Nothing here resets a form, so an area that has the focus keeps its default text.
 */
export function useUndoByWords(stage: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = stage.current!;
    element.addEventListener('focusin', keepDefaultText);
    return () => element.removeEventListener('focusin', keepDefaultText);
  }, [stage]);
}

function keepDefaultText({ target }: Event): void {
  if (!(target instanceof HTMLTextAreaElement)) return;
  Object.defineProperty(target, 'defaultValue', {
    configurable: true,
    get: () => target.value,
    set: () => undefined,
  });
}
