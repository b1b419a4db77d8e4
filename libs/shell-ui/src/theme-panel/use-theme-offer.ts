import type { ThemeEngine } from '@genmaster/theme-engine';
import type { ThemeImport } from '@genmaster/theme-engine/export';
import { useEffect, useState } from 'react';
import { sharedSeedIn } from './shared-seed.ts';

/** A theme from a file or a link, on the page but not taken over. */
export interface ThemeOffer {
  /** How many of its values are left out; `null` while nothing is offered. */
  leftOut: number | null;
  /** What became of each value of a file; `null` for a theme that came by an address. */
  found: ThemeImport | null;
  /** The address held no theme. */
  isBroken: boolean;
  /** Shows a theme until the visitor decides. */
  show: (found: ThemeImport) => void;
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

  const [found, setFound] = useState<ThemeImport | null>(null);
  const show = (next: ThemeImport) => {
    void import('@genmaster/theme-engine/export').then(({ previewTheme }) => {
      previewTheme(engine, next.theme);
      setFound(next);
      setLeftOut(next.ignored.length);
    });
  };
  useEffect(() => {
    if (sharedText === null) return;
    let isWanted = true;
    void import('@genmaster/theme-engine/export').then(async ({ previewTheme, readShareText }) => {
      const seed = sharedSeedIn(sharedText);
      const theme =
        seed === null
          ? await readShareText(sharedText)
          : (await import('@genmaster/theme-engine/shuffle')).shuffledTheme(engine, { seed });
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
      setFound(null);
    };
  }, [engine, isOpen, isOffering]);

  return {
    leftOut,
    found,
    isBroken,
    show,
    take() {
      engine.commit();
      setLeftOut(null);
      setFound(null);
    },
    refuse() {
      engine.cancel();
      setLeftOut(null);
      setFound(null);
    },
    dismissProblem: () => setIsBroken(false),
  };
}
