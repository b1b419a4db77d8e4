import { ColorPickerPopover } from '@genmaster/color-picker';
import { applyBrand } from '@genmaster/theme-engine/color';
import { useState } from 'react';
import { PANEL_DOCK } from './panel-dock.ts';
import type { ThemeToolsProps } from './theme-tools-props.ts';
import { useAnnouncement } from './use-announcement.ts';
import controls from './panel-controls.module.css';
import styles from './theme-tools.module.css';

/** Renders a tool that derives every colour of the theme from one. */
export function BrandTool({
  engine,
  labels,
  pickerLabels,
}: Pick<ThemeToolsProps, 'engine' | 'labels' | 'pickerLabels'>) {
  const [brand, setBrand] = useState(() => engine.getSnapshot().resolved.variables['--layout-primary'] ?? '');
  const [outcome, announce] = useAnnouncement();
  return (
    <div className={styles.tool}>
      <div className={controls.line}>
        <span className={controls.label}>{labels.brandColor}</span>
        <ColorPickerPopover
          label={labels.brandColor}
          labels={pickerLabels}
          value={brand}
          outputFormat="rgba"
          defaultFormat="hex"
          placement="bottom"
          dock={PANEL_DOCK}
          outsideClick="cancel"
          showButtons
          onValueCommit={({ value }) => setBrand(value)}
        />
      </div>
      <p className={controls.hint}>{labels.brandHint}</p>
      <button
        type="button"
        className={controls.button}
        onClick={() => announce(applyBrand(engine, brand) ? labels.madePalette : labels.noPalette)}
      >
        {labels.makePalette}
      </button>
      <p aria-live="polite" className={controls.hint}>
        {outcome}
      </p>
    </div>
  );
}
