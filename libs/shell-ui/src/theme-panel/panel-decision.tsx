import type { SavedTheme, ThemeEngine, ThemeSnapshot } from '@genmaster/theme-engine';
import { PanelNotice } from './panel-notice.tsx';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import type { ThemeOffer } from './use-theme-offer.ts';

export interface PanelDecisionProps {
  engine: ThemeEngine;
  snapshot: ThemeSnapshot;
  labels: ThemePanelLabels;
  offer: ThemeOffer;
  /** The newer copy that the last save met; keeping one’s own then saves at once. */
  conflict: SavedTheme | null;
  isAccountLost: boolean;
  onSave: () => void;
}

/** What the visitor has to decide now, the most pressing first; nothing while there is nothing. */
export function PanelDecision({
  engine,
  snapshot,
  labels,
  offer,
  conflict,
  isAccountLost,
  onSave,
}: PanelDecisionProps) {
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
