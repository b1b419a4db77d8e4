import type { ThemeEngine, ThemeSnapshot } from '@genmaster/theme-engine';
import { useState } from 'react';
import { nameChanges, nameDefaultChanges } from './name-changes.ts';
import type { PanelQuestion } from './panel-question.tsx';
import type { ThemePanelLabels } from './theme-panel-labels.ts';

interface PanelQuestionOptions {
  engine: ThemeEngine;
  snapshot: ThemeSnapshot;
  labels: ThemePanelLabels;
  isOpen: boolean;
  onSave: () => void;
  onResetCurrent: () => void;
}

/** Returns the question that the footer asks, the changes that OK makes, and the actions to ask and to answer. */
export function usePanelQuestion({ engine, snapshot, labels, isOpen, onSave, onResetCurrent }: PanelQuestionOptions) {
  const [question, ask] = useState<PanelQuestion | null>(null);
  // A host that closes the panel also closes its question.
  if (!isOpen && question) ask(null);
  const answer = (agreed: boolean) => {
    ask(null);
    if (!agreed) return;
    if (question === 'confirmSave') onSave();
    if (question === 'confirmDefault') engine.applyDefaultChanges();
    if (question === 'confirmReset') onResetCurrent();
  };
  const { saved, draft } = snapshot;
  const changes = {
    none: () => [],
    confirmSave: () => nameChanges(engine.catalogue, labels, { from: saved, to: draft }),
    confirmReset: () => nameChanges(engine.catalogue, labels, { from: draft, to: saved }),
    confirmDefault: () => nameDefaultChanges(engine.catalogue, labels, draft),
  }[question ?? 'none']();
  return { question, changes, ask, answer };
}
