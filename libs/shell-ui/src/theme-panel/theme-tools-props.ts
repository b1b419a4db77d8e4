import type { ColorPickerLabels } from '@genmaster/color-picker';
import type { ThemeEngine, ThemeSnapshot } from '@genmaster/theme-engine';
import type { ThemeImport } from '@genmaster/theme-engine/export';
import type { SchemePublishing } from './scheme-publishing.ts';
import type { ThemeToolsLabels } from './theme-panel-labels.ts';

/** Props of the panel’s tools; each tool uses some of them. */
export interface ThemeToolsProps {
  engine: ThemeEngine;
  snapshot: ThemeSnapshot;
  labels: ThemeToolsLabels;
  pickerLabels: Partial<ColorPickerLabels>;
  confirmLabels: { ok: string; cancel: string };
  /** Publishing of the scheme; undefined for users who may not publish. */
  publishing: SchemePublishing | undefined;
  /** Returns the address that shows a theme encoded as text; without it no links are offered. */
  shareAddress: ((text: string) => string) | undefined;
  /** Shows a theme without applying it. */
  onOffer: (found: ThemeImport) => void;
}
