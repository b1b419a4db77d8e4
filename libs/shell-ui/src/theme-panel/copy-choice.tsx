import type { SavedTheme, ThemeEngine } from '@genmaster/theme-engine';
import { useEffect, useRef, useState } from 'react';
import { PanelNotice } from './panel-notice.tsx';
import { TwoCopies } from './two-copies.tsx';
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
  // As it was when the choice came up: what is looked at changes no picture.
  const [mine] = useState(() => engine.toSaved());
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
    >
      {theirs.properties ? <TwoCopies engine={engine} mine={mine} theirs={theirs} labels={labels} /> : null}
    </PanelNotice>
  );
}
