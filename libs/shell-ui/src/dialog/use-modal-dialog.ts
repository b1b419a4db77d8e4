import { useCallback, useRef, type Ref, type RefCallback } from 'react';
import { useBrowserLayoutEffect } from '@genmaster/react-compat';

/** Options of `useModalDialog`. */
export interface ModalDialogOptions {
  isOpen: boolean;
  /** The host's own ref. */
  ref: Ref<HTMLDialogElement> | undefined;
  /** Called when the browser closed the dialog by itself, so that the host knows. */
  onCancel: () => void;
}

/**
 * Opens and closes a `<dialog>` as a modal, according to a prop.
 *
 * The browser does the rest: the focus moves in, the page behind is inert, and closing returns the focus to where it
 * was. A browser closes a dialog without asking when Escape is pressed a second time; the host hears of that too. Put
 * the returned ref on the dialog; it also sets the host’s own ref.
 */
export function useModalDialog({ isOpen, ref, onCancel }: ModalDialogOptions): RefCallback<HTMLDialogElement> {
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the browser paints, so that no frame shows the page without the requested dialog.
  useBrowserLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // The event comes later than the closing: the dialog may be open again.
    element.onclose = () => {
      if (isOpen && !element.open) onCancel();
    };
    if (element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen, onCancel]);

  return useCallback(
    (element) => {
      dialog.current = element;
      if (typeof ref === 'function') return ref(element);
      if (ref) ref.current = element;
      return undefined;
    },
    [ref],
  );
}
