import { useCallback, useRef, type Ref, type RefCallback } from 'react';
import { useBrowserLayoutEffect } from '@genmaster/react-compat';

/**
 * Opens and closes a `<dialog>` as a modal, according to a prop.
 *
 * The browser does the rest: the focus moves in, the page behind is inert, and closing returns the focus to where it
 * was. Put the returned ref on the dialog; it also sets the host’s own ref.
 */
export function useModalDialog(
  isOpen: boolean,
  hostRef: Ref<HTMLDialogElement> | undefined,
): RefCallback<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the browser paints, so that no frame shows the page without the requested dialog.
  useBrowserLayoutEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);

  return useCallback(
    (element) => {
      dialog.current = element;
      if (typeof hostRef === 'function') return hostRef(element);
      if (hostRef) hostRef.current = element;
      return undefined;
    },
    [hostRef],
  );
}
