import { memo, useMemo, type FocusEvent, type KeyboardEvent } from 'react';
import { ColorFields } from '../color-fields/color-fields.tsx';
import { EyeDropperSlot } from '../eye-dropper/eye-dropper-slot.tsx';
import { defaultLabels } from '../labels/labels.ts';
import { PickerContext, usePickerState, type PickerContextValue } from '../picker-context/picker-context.ts';
import type { PickerStore } from '../picker-store/picker-store.ts';
import { useDisplayedFormat } from '../use-color-picker/use-displayed-format.ts';
import { ChannelSlider, CurrentSwatch, SaturationArea } from './color-controls.tsx';
import type { PickerPanelProps } from './picker-panel-props.ts';
import { PresetSection } from './preset-section.tsx';
import styles from './picker-panel.module.css';

/** Props of `PickerPanel`. */
export interface PickerPanelOwnProps extends PickerPanelProps {
  store: PickerStore;
  /** Ends the choice by keeping it: the OK button, and Enter in a popup. */
  onAccept: () => void;
  /** Ends the choice by giving it up: the Cancel button. */
  onRevert: () => void;
  /** What Enter in a field does beside ending the typing: in a popup it accepts the choice. */
  onEnter?: () => void;
}

/** Everything inside a picker, inline or popup. */
export const PickerPanel = memo(function PickerPanel(props: PickerPanelOwnProps) {
  const { store, labels, alphaMode = 'enabled', colorMode = 'color', disabled = false } = props;
  const { format, formats, setFormat } = useDisplayedFormat(props);
  const message = usePickerState(store, (state) => state.message);

  const context = useMemo<PickerContextValue>(
    () => ({
      store,
      labels: { ...defaultLabels, ...labels },
      alphaMode,
      colorMode,
      isDisabled: disabled,
      formats,
    }),
    [store, labels, alphaMode, colorMode, disabled, formats],
  );
  const hasSliders = colorMode !== 'presets';

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    // Enter belongs to the picker; a form around it must not be submitted.
    event.preventDefault();
    store.commit();
    props.onEnter?.();
  }

  // A key that was still held when the focus went has no key-up here to end its gesture.
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) store.commit();
  }

  return (
    <PickerContext value={context}>
      {/* Keys pass by here on their way from the fields. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div className={styles.panel} data-mode={colorMode} onKeyDown={handleKeyDown} onBlur={handleBlur}>
        {colorMode === 'color' && <SaturationArea />}
        {hasSliders && (
          <div className={styles.sliders}>
            <span className={styles.current}>
              <CurrentSwatch />
            </span>
            <div className={styles.tracks}>
              <ChannelSlider channel={colorMode === 'color' ? 'hue' : 'brightness'} />
              {alphaMode !== 'disabled' && <ChannelSlider channel="alpha" />}
            </div>
            {colorMode === 'color' && props.eyeDropper !== false && <EyeDropperSlot />}
          </div>
        )}
        {hasSliders && !props.hideFields && <ColorFields format={format} onFormatChange={setFormat} />}
        <PresetSection {...props} />
        {props.children}
        {props.showButtons && (
          <div className={styles.buttons}>
            <button type="button" className={styles.button} disabled={disabled} onClick={props.onRevert}>
              {context.labels.cancel}
            </button>
            <button type="button" className={styles.accept} disabled={disabled} onClick={props.onAccept}>
              {context.labels.ok}
            </button>
          </div>
        )}
        <span className={styles.status} role="status">
          {message}
        </span>
      </div>
    </PickerContext>
  );
});
