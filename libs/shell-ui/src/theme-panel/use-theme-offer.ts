import type { SavedTheme, ThemeEngine } from '@genmaster/theme-engine';
import { useEffect, useState } from 'react';

/** A theme from a file or a link, on the page but not taken over. */
export interface ThemeOffer {
  /** How many of its values are left out; `null` while nothing is offered. */
  leftOut: number | null;
  /** The address held no theme. */
  isBroken: boolean;
  /** Shows a theme until the visitor decides. */
  show: (theme: SavedTheme) => void;
  take: () => void;
  refuse: () => void;
  dismissProblem: () => void;
}

/**
 * Shows a theme from elsewhere and lets the visitor decide.
 *
 * `sharedText` is what an address carries; it is shown once and never taken over by itself.
 */
export function useThemeOffer({
  engine,
  isOpen,
  sharedText,
  onSharedTextRead,
}: {
  engine: ThemeEngine;
  isOpen: boolean;
  sharedText: string | null;
  onSharedTextRead: (() => void) | undefined;
}): ThemeOffer {
  const [leftOut, setLeftOut] = useState<number | null>(null);
  const [isBroken, setIsBroken] = useState(false);

  const show = (theme: SavedTheme) => {
    void import('@genmaster/theme-engine/export').then(({ previewTheme }) =>
      setLeftOut(previewTheme(engine, theme).dropped.length),
    );
  };
  useEffect(() => {
    if (sharedText === null) return;
    let isWanted = true;
    void import('@genmaster/theme-engine/export').then(async ({ previewTheme, readShareText }) => {
      const theme = await readShareText(sharedText);
      if (!isWanted) return;
      if (theme) setLeftOut(previewTheme(engine, theme).dropped.length);
      else setIsBroken(true);
      onSharedTextRead?.();
    });
    return () => {
      isWanted = false;
    };
  }, [engine, sharedText, onSharedTextRead]);
  const isOffering = leftOut !== null;
  // A closed panel and another user’s engine both end what was not taken over.
  useEffect(() => {
    if (!isOpen || !isOffering) return;
    return () => {
      engine.cancel();
      setLeftOut(null);
    };
  }, [engine, isOpen, isOffering]);

  return {
    leftOut,
    isBroken,
    show,
    take() {
      engine.commit();
      setLeftOut(null);
    },
    refuse() {
      engine.cancel();
      setLeftOut(null);
    },
    dismissProblem: () => setIsBroken(false),
  };
}
