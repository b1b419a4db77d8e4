import type { ThemeEngine } from '@genmaster/theme-engine';
import { useCallback, useContext, useEffect, useRef } from 'react';
import { INTEREST_MS } from './create-font-sampler.ts';
import { PanelPreviewContext } from './panel-preview-context.ts';

export interface FontPreview {
  /** Chooses a font; the previews before it become one undo step with it. */
  choose: (option: string) => void;
  /** Ends the preview, because the list is closed. */
  leave: () => void;
}

/** Previews a font on the page, from the moment it is focused or pointed at until the list closes. */
export function useFontPreview(
  engine: ThemeEngine,
  fieldId: string,
  { activeId, isSparing }: { activeId: string | null; isSparing: boolean },
): FontPreview {
  const setIsPreview = useContext(PanelPreviewContext);
  const isLooking = useRef(false);
  const shown = useRef('');
  const end = useCallback(
    (how: 'commit' | 'cancel') => {
      if (!isLooking.current) return;
      isLooking.current = false;
      // An undo or a step back in the history ends the preview from elsewhere.
      if (engine.valueOf(fieldId) === shown.current) engine[how]();
      setIsPreview(false);
    },
    [engine, fieldId, setIsPreview],
  );
  const latest = useRef(end);
  useEffect(() => {
    latest.current = end;
  });
  useEffect(() => () => latest.current('cancel'), [engine]);
  useEffect(() => {
    if (activeId === null || isSparing || (!isLooking.current && engine.valueOf(fieldId) === activeId)) return;
    const timer = setTimeout(() => {
      if (engine.valueOf(fieldId) !== shown.current) latest.current('cancel');
      if (!isLooking.current) {
        setIsPreview(true);
        engine.begin(fieldId);
      }
      isLooking.current = true;
      engine.setField(fieldId, activeId);
      shown.current = activeId;
    }, INTEREST_MS);
    return () => clearTimeout(timer);
  }, [engine, fieldId, activeId, isSparing, setIsPreview]);
  return {
    choose(option) {
      if (engine.valueOf(fieldId) !== shown.current) end('cancel');
      engine.setField(fieldId, option);
      shown.current = option;
      end('commit');
    },
    leave: () => end('cancel'),
  };
}
