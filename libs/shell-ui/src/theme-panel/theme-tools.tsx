import type { ColorPickerLabels } from '@genmaster/color-picker';
import type { SavedTheme, ThemeEngine, ThemeSnapshot } from '@genmaster/theme-engine';
import { BrandTool } from './brand-tool.tsx';
import { ExportTool } from './export-tool.tsx';
import { ImportTool } from './import-tool.tsx';
import { PublishTool, type SchemePublishing } from './publish-tool.tsx';
import type { ThemeToolsLabels } from './theme-panel-labels.ts';
import { VisionTool } from './vision-tool.tsx';

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
  onOffer: (theme: SavedTheme) => void;
  /** Tells in words how something went. */
  onSay: (text: string) => void;
}

/** What goes beyond choosing colours; fetched when it is opened. */
export function ThemeTools({
  confirmLabels,
  publishing,
  pickerLabels,
  shareAddress,
  onOffer,
  onSay,
  ...theme
}: ThemeToolsProps) {
  const { engine, snapshot, labels } = theme;
  return (
    <>
      <BrandTool engine={engine} labels={labels} pickerLabels={pickerLabels} onSay={onSay} />
      <VisionTool snapshot={snapshot} engine={engine} labels={labels} />
      <ExportTool engine={engine} labels={labels} shareAddress={shareAddress} onSay={onSay} />
      <ImportTool engine={engine} labels={labels} onOffer={onOffer} />
      {publishing ? <PublishTool {...theme} confirmLabels={confirmLabels} publishing={publishing} /> : null}
    </>
  );
}
