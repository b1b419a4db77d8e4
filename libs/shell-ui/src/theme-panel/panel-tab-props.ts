import type { ThemeEngine, ThemeSnapshot } from '@genmaster/theme-engine';
import type { ThemePanelLabels } from './theme-panel-labels.ts';

/** Props shared by every tab of the panel. */
export interface PanelTabProps {
  engine: ThemeEngine;
  snapshot: ThemeSnapshot;
  labels: ThemePanelLabels;
}
