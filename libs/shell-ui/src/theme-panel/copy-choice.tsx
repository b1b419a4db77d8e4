import type { SavedTheme, ThemeEngine } from '@genmaster/theme-engine';
import { useEffect, useRef, useState } from 'react';
import { PanelNotice } from './panel-notice.tsx';
import { TwoCopies } from './two-copies.tsx';
import type { ThemePanelLabels } from './theme-panel-labels.ts';

export interface CopyChoiceProps {
  engine: ThemeEngine;
  /** Copy that conflicts with the draft. */
  theirs: SavedTheme;
  labels: ThemePanelLabels;
  /** Fires when the visitor keeps the draft. */
  onKept: () => void;
  /** Reason for the choice. */
  children: string;
}

/** Renders the choice between the draft and another copy; each can be previewed on the page first. */
export function CopyChoice({ engine, theirs, labels, onKept, children }: CopyChoiceProps) {
  // The draft while the other copy is shown in its place.
  const [held, setHeld] = useState<SavedTheme | null>(null);
  const isComparing = held !== null;
  const isShown = useRef(false);
  const show = (isTheirs: boolean) => {
    if (isShown.current) engine.cancel();
    isShown.current = isTheirs;
    setHeld(isTheirs ? engine.toSaved() : null);
    if (!isTheirs) return;
    engine.begin('Newer copy');
    engine.restoreDraft({ ...theirs, recordId: '' });
  };
  // Closing the panel or leaving ends the preview without a choice.
  useEffect(
    () => () => {
      if (isShown.current) engine.cancel();
    },
    [engine, theirs],
  );
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    if (!isComparing) return;
    // The rest of the panel works on the draft: without this, a gesture that starts there would save the preview with
    // it.
    const onElsewhere = (event: Event) => {
      // In a shadow root, the target of an event is the host; its path begins with the element inside.
      const [target] = event.composedPath();
      const isElsewhere = target instanceof Element && target.closest('aside') && !target.closest('[data-decision]');
      if (isElsewhere) latest.current(false);
    };
    const signs = ['pointerover', 'pointerdown', 'focusin'] as const;
    for (const sign of signs) document.addEventListener(sign, onElsewhere, true);
    return () => {
      for (const sign of signs) document.removeEventListener(sign, onElsewhere, true);
    };
  }, [isComparing]);
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
      {theirs.properties ? (
        <TwoCopies engine={engine} mine={held ?? engine.toSaved()} theirs={theirs} labels={labels} />
      ) : null}
    </PanelNotice>
  );
}
