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
  const end = useCallback(
    (how: 'commit' | 'cancel') => {
      if (!isLooking.current) return;
      isLooking.current = false;
      engine[how]();
      setIsPreview(false);
    },
    [engine, setIsPreview],
  );
  const latest = useRef(end);
  useEffect(() => {
    latest.current = end;
  });
  useEffect(() => () => latest.current('cancel'), [engine]);
  useEffect(() => {
    if (activeId === null || isSparing || (!isLooking.current && engine.valueOf(fieldId) === activeId)) return;
    const timer = setTimeout(() => {
      if (!isLooking.current) {
        setIsPreview(true);
        engine.begin(fieldId);
      }
      isLooking.current = true;
      engine.setField(fieldId, activeId);
    }, INTEREST_MS);
    return () => clearTimeout(timer);
  }, [engine, fieldId, activeId, isSparing, setIsPreview]);
  return {
    choose(option) {
      engine.setField(fieldId, option);
      end('commit');
    },
    leave: () => end('cancel'),
  };
}
