import type { ThemeEngine } from '@genmaster/theme-engine';
import { useEffect, useRef, useState } from 'react';

/** A pointer that only crosses the list shows nothing. */
const INTEREST_MS = 120;

export interface SchemePreview {
  /** The scheme that stays chosen while the pointer shows another; `null` when none does. */
  kept: string | null;
  /** The pointer rests on a scheme. */
  point: (code: string) => void;
  /** The pointer is elsewhere: what it showed goes. */
  leave: () => void;
  /** Arrow keys moved to a scheme: shown, and kept when the focus leaves. */
  step: (code: string) => void;
  /** Takes a scheme over. */
  choose: (code: string) => void;
  /** Ends what is shown, with or without keeping it; says whether there was something to end. */
  end: (keep: boolean) => boolean;
}

/**
 * Shows schemes on the page before one is chosen, and has the old one back.
 *
 * One gesture of the engine: looking leaves nothing to undo, choosing by key leaves one step.
 */
export function useSchemePreview(engine: ThemeEngine, onChange: (isPreview: boolean) => void): SchemePreview {
  const [kept, setKept] = useState<string | null>(null);
  const session = useRef<{ kept: string; by: 'pointer' | 'keys' }>(null);
  const pointed = useRef<string>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const begin = (by: 'pointer' | 'keys') => {
    const { schemeCode } = engine.getSnapshot().draft;
    onChange(true);
    session.current = { kept: schemeCode, by };
    if (by === 'pointer') setKept(schemeCode);
    engine.begin('Color Scheme');
  };
  const end = (keep: boolean) => {
    clearTimeout(timer.current);
    if (!session.current) return false;
    session.current = null;
    if (keep) engine.commit();
    else engine.cancel();
    setKept(null);
    onChange(false);
    return true;
  };
  const leave = () => {
    pointed.current = null;
    clearTimeout(timer.current);
    if (session.current?.by === 'pointer') end(false);
  };
  const latest = useRef({ end, leave });
  useEffect(() => {
    latest.current = { end, leave };
  });
  useEffect(() => () => void latest.current.end(false), [engine]);
  const isByPointer = kept !== null;
  useEffect(() => {
    if (!isByPointer) return;
    // Whatever a key does next is done to the theme as it was.
    const onKey = () => latest.current.end(false);
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  }, [isByPointer]);

  return {
    kept,
    point(code) {
      if (pointed.current === code) return;
      pointed.current = code;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const { schemeCode } = engine.getSnapshot().draft;
        if (session.current?.by === 'keys' || code === schemeCode) return;
        if (code === session.current?.kept) return void end(false);
        if (!session.current) begin('pointer');
        engine.chooseScheme(code);
      }, INTEREST_MS);
    },
    leave,
    step(code) {
      leave();
      if (!session.current) begin('keys');
      engine.chooseScheme(code);
    },
    choose(code) {
      end(false);
      engine.chooseScheme(code);
    },
    end,
  };
}
