import { BrandTool } from './brand-tool.tsx';
import { ExportTool } from './export-tool.tsx';
import { ImportTool } from './import-tool.tsx';
import { PublishTool } from './publish-tool.tsx';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import type { ThemeToolsProps } from './theme-tools-props.ts';
import { VisionTool } from './vision-tool.tsx';

/** Renders the tools beyond choosing colours; loaded when they are opened. */
export function ThemeTools({
  confirmLabels,
  publishing,
  pickerLabels,
  shareAddress,
  onOffer,
  texts,
  ...theme
}: ThemeToolsProps & { texts: ThemePanelLabels }) {
  const { engine, snapshot, labels } = theme;
  return (
    <>
      <BrandTool engine={engine} labels={labels} pickerLabels={pickerLabels} />
      <VisionTool snapshot={snapshot} engine={engine} labels={labels} />
      <ExportTool engine={engine} texts={texts} shareAddress={shareAddress} />
      <ImportTool engine={engine} labels={labels} onOffer={onOffer} />
      {publishing ? <PublishTool {...theme} confirmLabels={confirmLabels} publishing={publishing} /> : null}
    </>
  );
}
