import type { StepName, ThemeEngine, ThemeState } from '@genmaster/theme-engine';
import { useEffect, useRef, useState } from 'react';

/** A pointer that only crosses the list shows nothing. */
const INTEREST_MS = 120;

/** One of several that can be looked at on the page before it is chosen. */
export interface PreviewedChoice {
  /** What the step of undo is called when it was chosen by key. */
  step: StepName;
  /** Which one a theme has. */
  chosen: (draft: ThemeState) => string;
  choose: (id: string) => unknown;
}

export interface ChoicePreview {
  /** The one that stays chosen while the pointer shows another; `null` when none does. */
  kept: string | null;
  /** The pointer rests on one. */
  point: (id: string) => void;
  /** The pointer is elsewhere: what it showed goes. */
  leave: () => void;
  /** Arrow keys or the focus moved to one: shown, and kept when the focus leaves. */
  step: (id: string) => void;
  /** Takes one over. */
  choose: (id: string) => void;
  /** Ends what is shown, with or without keeping it; says whether there was something to end. */
  end: (keep: boolean) => boolean;
}

/**
 * Shows choices on the page before one is made, and has the old one back.
 *
 * One gesture of the engine: looking leaves nothing to undo, choosing by key leaves one step.
 */
export function useChoicePreview(
  engine: ThemeEngine,
  { step, chosen, choose }: PreviewedChoice,
  onChange: (isPreview: boolean) => void,
): ChoicePreview {
  const [kept, setKept] = useState<string | null>(null);
  const session = useRef<{ kept: string; by: 'pointer' | 'keys' }>(null);
  const pointed = useRef<string>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const begin = (by: 'pointer' | 'keys') => {
    const before = chosen(engine.getSnapshot().draft);
    onChange(true);
    session.current = { kept: before, by };
    if (by === 'pointer') setKept(before);
    engine.begin(step);
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
    point(id) {
      if (pointed.current === id) return;
      pointed.current = id;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        if (session.current?.by === 'keys' || id === chosen(engine.getSnapshot().draft)) return;
        if (id === session.current?.kept) return void end(false);
        if (!session.current) begin('pointer');
        choose(id);
      }, INTEREST_MS);
    },
    leave,
    step(id) {
      leave();
      if (!session.current) begin('keys');
      choose(id);
    },
    choose(id) {
      end(false);
      choose(id);
    },
    end,
  };
}
