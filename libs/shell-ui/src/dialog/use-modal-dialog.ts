import { useCallback, useRef, type Ref, type RefCallback } from 'react';
import { useBrowserLayoutEffect } from '@genmaster/react-compat';

/**
 * Opens and closes a `<dialog>` as a modal, in step with a prop.
 *
 * The browser does the rest: focus moves in, the page behind is out of reach, and closing gives the focus back to
 * where it was. Put the returned ref on the dialog; the host’s own ref is served as well.
 */
export function useModalDialog(
  isOpen: boolean,
  hostRef: Ref<HTMLDialogElement> | undefined,
): RefCallback<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the browser paints, so that no frame shows a page without the dialog that was asked for.
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
