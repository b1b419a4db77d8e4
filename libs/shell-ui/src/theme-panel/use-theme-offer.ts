import type { ThemeEngine } from '@genmaster/theme-engine';
import type { ThemeImport } from '@genmaster/theme-engine/export';
import { useCallback, useEffect, useRef, useState } from 'react';
import { sharedSeedIn } from './shared-seed.ts';

/** Theme from a file or a link, previewed on the page but not applied. */
export interface ThemeOffer {
  /** Number of values that are left out; `null` while no theme is offered. */
  leftOut: number | null;
  /** Result of the import for each value; `null` for a theme from an address. */
  found: ThemeImport | null;
  /** Whether the address contained no theme. */
  isBroken: boolean;
  /** Previews a theme until the visitor decides. */
  show: (found: ThemeImport) => void;
  take: () => void;
  refuse: () => void;
  dismissProblem: () => void;
}

/**
 * Previews a theme from a file or a link and lets the visitor decide.
 *
 * `sharedText` is the text of an address; it is previewed once, however long the host passes it on, and never applied by
 * itself.
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
  const isWanted = useRef(false);
  useEffect(() => {
    isWanted.current = isOpen;
    return () => {
      isWanted.current = false;
    };
  }, [isOpen]);
  const isShown = useRef(false);
  /** Ends the preview, so that another one does not keep it as a change. */
  const end = useCallback(
    (how: 'commit' | 'cancel') => {
      if (isShown.current) engine[how]();
      isShown.current = false;
      setLeftOut(null);
      setFound(null);
    },
    [engine],
  );
  const show = (next: ThemeImport) => {
    void import('@genmaster/theme-engine/export').then(({ previewTheme }) => {
      // Nobody could decide about a preview of a panel that was closed meanwhile.
      if (!isWanted.current) return;
      end('cancel');
      isShown.current = true;
      previewTheme(engine, next.theme);
      setFound(next);
      setLeftOut(next.ignored.length);
    });
  };
  const readText = useRef<string>(null);
  const onRead = useRef(onSharedTextRead);
  useEffect(() => {
    onRead.current = onSharedTextRead;
    if (sharedText === null) readText.current = null;
  });
  useEffect(() => {
    if (sharedText === null || sharedText === readText.current || !isOpen) return;
    let isStillWanted = true;
    void import('@genmaster/theme-engine/export').then(async ({ previewTheme, readShareText }) => {
      const seed = sharedSeedIn(sharedText);
      const theme =
        seed === null
          ? await readShareText(sharedText)
          : (await import('@genmaster/theme-engine/shuffle')).shuffledTheme(engine, { seed });
      if (!isStillWanted) return;
      readText.current = sharedText;
      if (theme) {
        end('cancel');
        isShown.current = true;
        setLeftOut(previewTheme(engine, theme).dropped.length);
      }
      setIsBroken(!theme);
      onRead.current?.();
    });
    return () => {
      isStillWanted = false;
    };
  }, [engine, end, isOpen, sharedText]);
  const isOffering = leftOut !== null;
  // Closing the panel, a step back in the browser’s history and another user’s engine all cancel the preview.
  useEffect(() => {
    if (!isOpen || !isOffering) return;
    const leave = () => end('cancel');
    window.addEventListener('popstate', leave);
    return () => {
      window.removeEventListener('popstate', leave);
      leave();
    };
  }, [end, isOpen, isOffering]);

  return {
    leftOut,
    found,
    isBroken,
    show,
    take: () => end('commit'),
    refuse: () => end('cancel'),
    dismissProblem: () => setIsBroken(false),
  };
}
