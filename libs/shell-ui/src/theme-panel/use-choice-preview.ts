import type { StepName, ThemeEngine, ThemeState } from '@genmaster/theme-engine';
import { useContext, useEffect, useRef, useState } from 'react';
import { PanelPickingContext } from './panel-picking-context.ts';

/** Delay before a preview, so that a pointer that only crosses the list shows nothing. */
const INTEREST_MS = 120;

/** Options with a preview on the page. */
export interface PreviewedChoice {
  /** Name of the undo step for a choice by key. */
  step: StepName;
  /** Returns the option that a theme has. */
  chosen: (draft: ThemeState) => string;
  choose: (id: string) => unknown;
}

export interface ChoicePreview {
  /** Option that stays chosen while the pointer previews another; `null` when there is no such preview. */
  kept: string | null;
  /** Handles a pointer that rests on an option. */
  point: (id: string) => void;
  /** Ends the preview of the pointer, because the pointer has left. */
  leave: () => void;
  /** Previews the option that arrow keys or the focus moved to; it is kept when the focus leaves. */
  step: (id: string) => void;
  choose: (id: string) => void;
  /** Ends the preview, with or without keeping it; returns whether there was one. */
  end: (keep: boolean) => boolean;
}

/**
 * Previews options on the page before one is chosen, and restores the old one.
 *
 * It is one gesture of the engine: a preview leaves no undo step, a choice by key leaves one.
 */
export function useChoicePreview(
  engine: ThemeEngine,
  { step, chosen, choose }: PreviewedChoice,
  onChange: (isPreview: boolean) => void,
): ChoicePreview {
  const [kept, setKept] = useState<string | null>(null);
  const session = useRef<{ kept: string; shown: string; by: 'pointer' | 'keys' }>(null);
  const endPicking = useContext(PanelPickingContext);
  const pointed = useRef<string>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const begin = (by: 'pointer' | 'keys') => {
    const before = chosen(engine.getSnapshot().draft);
    onChange(true);
    session.current = { kept: before, shown: before, by };
    if (by === 'pointer') setKept(before);
    engine.begin(step);
  };
  const show = (id: string) => {
    choose(id);
    if (session.current) session.current.shown = id;
  };
  /**
   * Returns true while the page still shows the preview: an undo or a step back in the history ends it from outside.
   */
  const isShown = () => session.current?.shown === chosen(engine.getSnapshot().draft);
  const end = (keep: boolean) => {
    clearTimeout(timer.current);
    if (!session.current) return false;
    const isOurs = isShown();
    session.current = null;
    if (isOurs) engine[keep ? 'commit' : 'cancel']();
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
    // The next key acts on the theme without the preview.
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
        if (!isShown()) end(false);
        if (endPicking.current || session.current?.by === 'keys' || id === chosen(engine.getSnapshot().draft)) return;
        if (id === session.current?.kept) return void end(false);
        if (!session.current) begin('pointer');
        show(id);
      }, INTEREST_MS);
    },
    leave,
    step(id) {
      leave();
      if (!isShown()) end(false);
      if (!session.current) begin('keys');
      show(id);
    },
    choose(id) {
      end(false);
      // A click without a pointer, by voice control for example, leaves a picker open: its preview must not become part
      // of this choice.
      endPicking.current?.();
      choose(id);
    },
    end,
  };
}
