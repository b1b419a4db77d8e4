import type { SavedTheme, ThemeEngine } from '@genmaster/theme-engine';
import { useEffect, useRef, useState } from 'react';
import { PanelNotice } from './panel-notice.tsx';
import type { ThemePanelLabels } from './theme-panel-labels.ts';

export interface CopyChoiceProps {
  engine: ThemeEngine;
  /** The copy that stands against the draft. */
  theirs: SavedTheme;
  labels: ThemePanelLabels;
  /** The draft was preferred. */
  onKept: () => void;
  /** Why there is a choice. */
  children: string;
}

/** Mine or theirs: each can be looked at on the page before one of them is chosen. */
export function CopyChoice({ engine, theirs, labels, onKept, children }: CopyChoiceProps) {
  const [isComparing, setIsComparing] = useState(false);
  const isShown = useRef(false);
  const show = (isTheirs: boolean) => {
    if (isShown.current) engine.cancel();
    isShown.current = isTheirs;
    setIsComparing(isTheirs);
    if (!isTheirs) return;
    engine.begin('Newer copy');
    engine.restoreDraft({ ...theirs, recordId: '' });
  };
  // Whoever closes the panel or leaves has looked, and chosen nothing.
  useEffect(
    () => () => {
      if (isShown.current) engine.cancel();
    },
    [engine, theirs],
  );
  return (
    <PanelNotice
      text={children}
      answers={[
        [
          labels.useNewerCopy,
          () => {
            show(false);
            engine.takeNewerCopy();
          },
        ],
        [
          labels.keepMine,
          () => {
            show(false);
            engine.dismissNewerCopy();
            onKept();
          },
        ],
        [isComparing ? labels.showMine : labels.showTheirs, () => show(!isComparing)],
      ]}
    />
  );
}
