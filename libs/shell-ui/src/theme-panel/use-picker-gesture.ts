import type { ThemeEngine } from '@genmaster/theme-engine';
import { useContext, useEffect, useRef, useState } from 'react';
import { PanelOpenContext } from './panel-open-context.ts';
import { PanelPickingContext } from './panel-picking-context.ts';

/** State of a picker, and of the engine’s gesture for it. */
export interface PickerGesture {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Shows a colour on the page, as part of the gesture. */
  readonly show: (color: string) => void;
}

/**
 * Starts a gesture when a picker opens, and ends it in every case in which the picker closes.
 *
 * OK and Cancel end it themselves. It is cancelled when the panel closes by any means, on a step back in the browser’s
 * history, and when the control unmounts, so that no preview stays on the page.
 */
export function usePickerGesture(engine: ThemeEngine, fieldId: string): PickerGesture {
  const isPanelOpen = useContext(PanelOpenContext);
  const endPicking = useContext(PanelPickingContext);
  const [isWanted, setIsWanted] = useState(false);
  const isOpen = isWanted && isPanelOpen;
  const isLooking = useRef(false);
  const before = useRef('');
  const shown = useRef('');
  if (isWanted && !isPanelOpen) setIsWanted(false);

  useEffect(() => {
    if (!isOpen) return;
    isLooking.current = true;
    const leave = () => setIsWanted(false);
    const end = () => {
      engine.cancel();
      leave();
    };
    endPicking.current = end;
    window.addEventListener('popstate', leave);
    return () => {
      window.removeEventListener('popstate', leave);
      if (isLooking.current) engine.cancel();
      isLooking.current = false;
      if (endPicking.current === end) endPicking.current = null;
    };
  }, [engine, isOpen, endPicking]);

  return {
    isOpen,
    onOpenChange(next) {
      // The picker has ended the gesture itself by now.
      isLooking.current = false;
      if (next) engine.begin(fieldId);
      before.current = shown.current = engine.valueOf(fieldId);
      setIsWanted(next);
    },
    show(color) {
      // An undo has ended the gesture from elsewhere.
      if (shown.current !== before.current && engine.valueOf(fieldId) === before.current) engine.begin(fieldId);
      engine.setField(fieldId, color);
      shown.current = engine.valueOf(fieldId);
    },
  };
}
