import type { SavedTheme, ThemeEngine, ThemeSnapshot } from '@genmaster/theme-engine';
import type { Ref } from 'react';
import { withRef } from '@genmaster/react-compat';
import { CopyChoice } from './copy-choice.tsx';
import { ImportMapping } from './import-mapping.tsx';
import { PanelNotice } from './panel-notice.tsx';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import type { ThemeOffer } from './use-theme-offer.ts';
import styles from './panel-notice.module.css';

/** What a visitor can do about a theme that is saved in this browser alone. */
export interface KeptHere {
  onSignIn: () => void;
  onDismiss: () => void;
}

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
  keptHere: KeptHere | null;
  onSave: () => void;
}

/** The place of what the visitor has to decide now; it stays, so that the focus has where to go when that is decided. */
export const PanelDecision = /* @__PURE__ */ withRef(function PanelDecision({ ref, ...props }: PanelDecisionProps) {
  return (
    <div ref={ref} tabIndex={-1} data-decision="" className={styles.place}>
      <Decision {...props} />
    </div>
  );
});

/** The most pressing first; nothing while there is nothing. */
function Decision({
  engine,
  snapshot,
  labels,
  offer,
  conflict,
  isAccountLost,
  keptHere,
  onSave,
}: Omit<PanelDecisionProps, 'ref'>) {
  if (offer.leftOut !== null) {
    return (
      <PanelNotice
        text={`${labels.offer}${offer.leftOut > 0 ? ` ${offer.leftOut} ${labels.leftOut}` : ''}`}
        answers={[
          [labels.takeOffer, offer.take, offer.found?.taken.length === 0],
          [labels.refuseOffer, offer.refuse],
        ]}
      >
        {offer.found ? <ImportMapping found={offer.found} engine={engine} labels={labels} /> : null}
      </PanelNotice>
    );
  }
  if (snapshot.newerCopy) {
    const isConflict = conflict === snapshot.newerCopy;
    return (
      <CopyChoice engine={engine} theirs={snapshot.newerCopy} labels={labels} onKept={isConflict ? onSave : () => {}}>
        {isConflict ? labels.conflict : snapshot.record ? labels.newerCopy : labels.accountCopy}
      </CopyChoice>
    );
  }
  if (isAccountLost) return <PanelNotice text={labels.accountLost} answers={[[labels.tryAgain, onSave]]} />;
  if (keptHere) {
    return (
      <PanelNotice
        text={labels.keptHere}
        answers={[
          [labels.signIn, keptHere.onSignIn],
          [labels.notNow, keptHere.onDismiss],
        ]}
      />
    );
  }
  if (offer.isBroken) {
    return <PanelNotice text={labels.brokenLink} answers={[[labels.dismiss, offer.dismissProblem]]} />;
  }
  return null;
}
