import type { ColorPickerLabels } from '@genmaster/color-picker';
import type { ThemeEngine, ThemeSnapshot } from '@genmaster/theme-engine';
import type { ThemeImport } from '@genmaster/theme-engine/export';
import type { SchemePublishing } from './scheme-publishing.ts';
import type { ThemeToolsLabels } from './theme-panel-labels.ts';

/** The properties of the panel’s tools; each takes those that it needs. */
export interface ThemeToolsProps {
  engine: ThemeEngine;
  snapshot: ThemeSnapshot;
  labels: ThemeToolsLabels;
  pickerLabels: Partial<ColorPickerLabels>;
  confirmLabels: { ok: string; cancel: string };
  /** Left out for those who may not publish. */
  publishing: SchemePublishing | undefined;
  /** Turns a theme packed as text into an address that shows it; without it no links are offered. */
  shareAddress: ((text: string) => string) | undefined;
  /** Shows a theme without taking it over. */
  onOffer: (found: ThemeImport) => void;
  /** Tells in words how something went. */
  onSay: (text: string) => void;
}
