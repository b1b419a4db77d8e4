import type { SavedTheme, ThemeEngine, ThemeSnapshot } from '@genmaster/theme-engine';
import type { Ref } from 'react';
import { PanelNotice } from './panel-notice.tsx';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import type { ThemeOffer } from './use-theme-offer.ts';
import styles from './panel-notice.module.css';

export interface PanelDecisionProps {
  /** The place, to give the focus to when what is to be decided takes it from elsewhere. */
  ref?: Ref<HTMLDivElement>;
  engine: ThemeEngine;
  snapshot: ThemeSnapshot;
  labels: ThemePanelLabels;
  offer: ThemeOffer;
  /** The newer copy that the last save met; keeping one’s own then saves at once. */
  conflict: SavedTheme | null;
  isAccountLost: boolean;
  onSave: () => void;
}

/** The place of what the visitor has to decide now; it stays, so that the focus has where to go when that is decided. */
export function PanelDecision({ ref, ...props }: PanelDecisionProps) {
  return (
    <div ref={ref} tabIndex={-1} data-decision="" className={styles.place}>
      <Decision {...props} />
    </div>
  );
}

/** The most pressing first; nothing while there is nothing. */
function Decision({
  engine,
  snapshot,
  labels,
  offer,
  conflict,
  isAccountLost,
  onSave,
}: Omit<PanelDecisionProps, 'ref'>) {
  if (offer.leftOut !== null) {
    return (
      <PanelNotice
        text={`${labels.offer}${offer.leftOut > 0 ? ` ${offer.leftOut} ${labels.leftOut}` : ''}`}
        answers={[
          [labels.takeOffer, offer.take],
          [labels.refuseOffer, offer.refuse],
        ]}
      />
    );
  }
  if (snapshot.newerCopy) {
    const isConflict = conflict === snapshot.newerCopy;
    const keepMine = () => {
      engine.dismissNewerCopy();
      if (isConflict) onSave();
    };
    return (
      <PanelNotice
        text={isConflict ? labels.conflict : labels.newerCopy}
        answers={[
          [labels.useNewerCopy, () => engine.takeNewerCopy()],
          [labels.keepMine, keepMine],
        ]}
      />
    );
  }
  if (isAccountLost) return <PanelNotice text={labels.accountLost} answers={[[labels.tryAgain, onSave]]} />;
  if (offer.isBroken) {
    return <PanelNotice text={labels.brokenLink} answers={[[labels.dismiss, offer.dismissProblem]]} />;
  }
  return null;
}
