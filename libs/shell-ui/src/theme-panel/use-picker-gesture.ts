import type { ThemeEngine } from '@genmaster/theme-engine';
import { useContext, useEffect, useRef, useState, type RefObject } from 'react';
import { PanelOpenContext } from './panel-open-context.ts';
import { PanelPickingContext } from './panel-picking-context.ts';

/** State of a picker, and of the engine’s gesture for it. */
export interface PickerGesture {
  /** Element with the button and the picker: what happens outside it, ends the gesture. */
  readonly around: RefObject<HTMLDivElement | null>;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** Shows a colour on the page, as part of the gesture. */
  readonly show: (color: string) => void;
}

/** Events of a control, before it handles them. */
const OUTSIDE_EVENTS = ['click', 'input'];

/**
 * Starts a gesture when a picker opens, and ends it in every case in which the picker closes.
 *
 * OK, Cancel, Escape and a press outside end it themselves. It is cancelled when the panel closes by any means, when a
 * voice command or an aid of the browser clicks or changes a control outside, on a step back in the browser’s history,
 * and when the control unmounts, so that no preview stays on the page or becomes part of another change.
 */
export function usePickerGesture(engine: ThemeEngine, fieldId: string): PickerGesture {
  const isPanelOpen = useContext(PanelOpenContext);
  const endPicking = useContext(PanelPickingContext);
  const [isWanted, setIsWanted] = useState(false);
  const isOpen = isWanted && isPanelOpen;
  const around = useRef<HTMLDivElement>(null);
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
    const endOutside = (event: Event) => {
      // A pointer’s own click comes after its press, which the picker has judged: a drag may begin inside and end here.
      const isByPointer = event.type === 'click' && (event as MouseEvent).detail > 0;
      // The path also has what is inside a shadow root, whose host is the target outside.
      if (!isByPointer && !event.composedPath().includes(around.current!)) end();
    };
    endPicking.current = end;
    window.addEventListener('popstate', leave);
    for (const type of OUTSIDE_EVENTS) document.addEventListener(type, endOutside, { capture: true });
    return () => {
      window.removeEventListener('popstate', leave);
      for (const type of OUTSIDE_EVENTS) document.removeEventListener(type, endOutside, { capture: true });
      if (isLooking.current) engine.cancel();
      isLooking.current = false;
      if (endPicking.current === end) endPicking.current = null;
    };
  }, [engine, isOpen, endPicking]);

  return {
    around,
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
