import type { ThemeEngine, ThemeSnapshot } from '@genmaster/theme-engine';
import type { ThemePanelLabels } from './theme-panel-labels.ts';

/** The properties that every tab of the panel takes. */
export interface PanelTabProps {
  engine: ThemeEngine;
  snapshot: ThemeSnapshot;
  labels: ThemePanelLabels;
}
