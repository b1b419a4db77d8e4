import type { SavedTheme, ThemeEngine, ThemeSnapshot } from '@genmaster/theme-engine';
import type { Ref } from 'react';
import { withRef } from '@genmaster/react-compat';
import { CopyChoice } from './copy-choice.tsx';
import { ImportMapping } from './import-mapping.tsx';
import { PanelNotice } from './panel-notice.tsx';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import type { ThemeOffer } from './use-theme-offer.ts';
import styles from './panel-notice.module.css';

/** Actions for a theme that is saved in this browser alone. */
export interface KeptHere {
  onSignIn: () => void;
  onDismiss: () => void;
}

export interface PanelDecisionProps {
  /** Element that takes the focus when a new decision makes other controls inert. */
  ref?: Ref<HTMLDivElement> | undefined;
  engine: ThemeEngine;
  snapshot: ThemeSnapshot;
  labels: ThemePanelLabels;
  offer: ThemeOffer;
  /** Newer copy that the last save conflicted with; keeping the draft then saves at once. */
  conflict: SavedTheme | null;
  isAccountLost: boolean;
  keptHere: KeptHere | null;
  onSave: () => void;
}

/**
 * Renders the current decision of the visitor.
 *
 * The element stays, so that the focus has a place to go once the decision is made.
 */
export const PanelDecision = /* @__PURE__ */ withRef(function PanelDecision({ ref, ...props }: PanelDecisionProps) {
  return (
    <div ref={ref} tabIndex={-1} data-decision="" className={styles.place}>
      <Decision {...props} />
    </div>
  );
});

/** Renders the most urgent decision, or nothing. */
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
