import { ColorPickerPopover, type ColorToken } from '@genmaster/color-picker';
import type { ThemeEngine, ThemeField, ThemeSnapshot } from '@genmaster/theme-engine';
import { useContext, useState } from 'react';
import { hexOf } from './hex-of.ts';
import { PANEL_DOCK } from './panel-dock.ts';
import { RecentColorsContext } from './recent-colors-context.ts';
import { themeColorsOf } from './theme-colors.ts';
import type { ThemePanelLabels } from './theme-panel-labels.ts';
import type { ColorScience } from './use-color-science.ts';
import { usePickerContrast } from './use-picker-contrast.ts';
import { usePickerGesture } from './use-picker-gesture.ts';
import controls from './panel-controls.module.css';
import styles from './theme-field.module.css';

export interface ColorControlProps {
  field: ThemeField;
  /** Current colour, in the notation of the engine. */
  value: string;
  engine: ThemeEngine;
  snapshot: ThemeSnapshot;
  science: ColorScience | null;
  labels: ThemePanelLabels;
}

/** Size of the larger picker, in px. */
const LARGER = { width: 500, height: 640 };

/**
 * Renders a swatch with its hex digits, which opens the picker; changes are previewed live and kept only with OK.
 *
 * The picker docks at the panel’s bottom, or stands beside the panel as the larger one, with lightness and chroma and
 * the colours that were chosen last.
 */
export function ColorControl({ field, value, engine, snapshot, science, labels }: ColorControlProps) {
  const picker = usePickerGesture(engine, field.id);
  const { isOpen } = picker;
  const { contrast, labels: texts } = usePickerContrast({ field, engine, snapshot, science, labels, isOpen });
  // The colours at the time the picker opens: an offered colour must not change during a drag.
  const [tokens, setTokens] = useState<readonly ColorToken[]>([]);
  const { recent, add } = useContext(RecentColorsContext);
  const [isLarger, setIsLarger] = useState(false);
  if (isLarger && !isOpen) setIsLarger(false);
  return (
    <div ref={picker.around} className={isLarger ? styles.larger : undefined}>
      <ColorPickerPopover
        label={field.label}
        labels={texts}
        value={value}
        outputFormat="rgba"
        defaultFormat="rgba"
        rememberFormat="theme"
        placement={isLarger ? 'left' : 'bottom'}
        dock={isLarger ? undefined : PANEL_DOCK}
        {...(isLarger && LARGER)}
        plane={isLarger ? 'oklch' : 'hsv'}
        tokens={tokens}
        recent={recent}
        showRecent={isLarger}
        contrast={contrast}
        outsideClick="cancel"
        showButtons
        open={isOpen}
        onOpenChange={({ open }) => {
          if (open) setTokens(themeColorsOf(engine, field));
          picker.onOpenChange(open);
        }}
        onValueChange={({ value: color }) => picker.show(color)}
        onValueCommit={({ value: color }) => {
          picker.show(color);
          engine.commit();
          add(color);
        }}
        onCancel={() => engine.cancel()}
      >
        <button
          type="button"
          className={`${controls.button} ${styles.enlarge}`}
          aria-pressed={isLarger}
          onClick={() => setIsLarger(!isLarger)}
        >
          {labels.largerPicker}
        </button>
      </ColorPickerPopover>
      {/* Over the button, not inside it: the button has the name of the field, and its description has the whole value. */}
      <span className={styles.hex} aria-hidden="true">
        {hexOf(value)}
      </span>
    </div>
  );
}
