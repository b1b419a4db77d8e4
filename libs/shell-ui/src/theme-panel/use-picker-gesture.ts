import type { ThemeEngine } from '@genmaster/theme-engine';
import { useContext, useEffect, useRef, useState } from 'react';
import { PanelOpenContext } from './panel-open-context.ts';

/** An open picker, and the engine’s gesture that goes with it. */
export interface PickerGesture {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/**
 * Opens a gesture with a picker and ends it with whatever takes the picker away.
 *
 * OK and Cancel settle it themselves. A panel that closes by any means, a step back in the browser’s history and a
 * control that goes cancel it, so that nothing which was only looked at stays on the page.
 */
export function usePickerGesture(engine: ThemeEngine, fieldId: string): PickerGesture {
  const isPanelOpen = useContext(PanelOpenContext);
  const [isWanted, setIsWanted] = useState(false);
  const isOpen = isWanted && isPanelOpen;
  const isLooking = useRef(false);
  if (isWanted && !isPanelOpen) setIsWanted(false);

  useEffect(() => {
    if (!isOpen) return;
    isLooking.current = true;
    const leave = () => setIsWanted(false);
    window.addEventListener('popstate', leave);
    return () => {
      window.removeEventListener('popstate', leave);
      if (isLooking.current) engine.cancel();
      isLooking.current = false;
    };
  }, [engine, isOpen]);

  return {
    isOpen,
    onOpenChange(next) {
      // What closes by the picker’s own doing is settled by then.
      isLooking.current = false;
      if (next) engine.begin(fieldId);
      setIsWanted(next);
    },
  };
}
