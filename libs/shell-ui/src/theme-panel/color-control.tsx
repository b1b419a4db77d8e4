import { ColorPickerPopover } from '@genmaster/color-picker';
import type { ThemeEngine, ThemeField } from '@genmaster/theme-engine';
import { hexOf } from './hex-of.ts';
import { PANEL_DOCK } from './panel-dock.ts';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import { usePickerGesture } from './use-picker-gesture.ts';
import styles from './theme-field.module.css';

export interface ColorControlProps {
  field: ThemeField;
  /** Current colour, in the engine’s own notation. */
  value: string;
  engine: ThemeEngine;
  labels: ThemePanelLabels;
}

/** Renders a swatch with its hex digits, which opens the picker; changes are previewed live and kept only with OK. */
export function ColorControl({ field, value, engine, labels }: ColorControlProps) {
  const picker = usePickerGesture(engine, field.id);
  return (
    <>
      <ColorPickerPopover
        label={field.label}
        labels={labels.picker}
        value={value}
        outputFormat="rgba"
        defaultFormat="rgba"
        rememberFormat="theme"
        placement="bottom"
        dock={PANEL_DOCK}
        outsideClick="cancel"
        showButtons
        open={picker.isOpen}
        onOpenChange={({ open }) => picker.onOpenChange(open)}
        onValueChange={({ value: color }) => engine.setField(field.id, color)}
        onValueCommit={({ value: color }) => {
          engine.setField(field.id, color);
          engine.commit();
        }}
        onCancel={() => engine.cancel()}
      />
      {/* Over the button, not in it: its name is the field’s, and its description has the whole value. */}
      <span className={styles.hex} aria-hidden="true">
        {hexOf(value)}
      </span>
    </>
  );
}
