import { memo, useCallback } from 'react';
import { ColorArea, type AreaState } from '../color-area/color-area.tsx';
import { ColorSlider } from '../color-slider/color-slider.tsx';
import { ColorSwatch } from '../color-swatch/color-swatch.tsx';
import { formatColor, hexOf } from '../color/format-color.ts';
import { round, type PickerColor } from '../color/picker-color.ts';
import { LiveFill } from '../live-fill/live-fill.tsx';
import { usePicker, usePickerState } from '../picker-context/picker-context.ts';
import styles from './color-controls.module.css';

const percent = (value: number) => `${Math.round(value * 100)}%`;

/** Saturation across and brightness up, at the present hue. */
export const SaturationArea = memo(function SaturationArea() {
  const { store, labels, isDisabled, nameColor } = usePicker();
  const read = useCallback((): AreaState => {
    const { color } = store.getState();
    const name = nameColor(color);
    const axis = (value: number) => ({ value, valueText: `${percent(value)}, ${name}` });
    return { x: axis(color.s), y: axis(color.v) };
  }, [store, nameColor]);
  const { x, y } = read();
  return (
    <ColorArea
      label={labels.area}
      roleDescription={labels.areaRole}
      x={{ label: labels.saturation, ...x }}
      y={{ label: labels.brightness, ...y }}
      follow={(show) => store.subscribe(() => show(read()))}
      plane={<HuePlane />}
      disabled={isDisabled}
      onMove={(s, v) => store.setColor({ ...store.getState().color, s, v })}
      onMoveEnd={store.commit}
    />
  );
});

const HuePlane = () => (
  <svg className={styles.plane}>
    <LiveFill print={printHue} />
  </svg>
);

const printHue = ({ h }: PickerColor) => `hsl(${round(h, 1)} 100% 50%)`;

/** The hue of the colour, around the circle. */
export const HueSlider = memo(function HueSlider() {
  const { store, labels, isDisabled, nameColor } = usePicker();
  // A number, so that a drag in the area does not render this slider again.
  const hue = usePickerState(store, (state) => state.color.h);
  return (
    <ColorSlider
      label={labels.hue}
      channel="hue"
      value={hue}
      max={360}
      step={1}
      page={15}
      valueText={`${Math.round(hue)}°, ${nameColor({ mode: 'hsv', h: hue, s: 1, v: 1, alpha: 1 })}`}
      disabled={isDisabled}
      onMove={(h) => store.setColor({ ...store.getState().color, h })}
      onMoveEnd={store.commit}
    />
  );
});

/** How opaque the colour is. */
export const AlphaSlider = memo(function AlphaSlider() {
  const { store, labels, isDisabled } = usePicker();
  const alpha = usePickerState(store, (state) => state.color.alpha);
  return (
    <ColorSlider
      label={labels.alpha}
      channel="alpha"
      value={alpha}
      max={1}
      step={0.01}
      page={0.1}
      valueText={percent(alpha)}
      track={<LiveFill print={hexOf} />}
      disabled={isDisabled}
      onMove={(next) => store.setColor({ ...store.getState().color, alpha: next })}
      onMoveEnd={store.commit}
    />
  );
});

/** From black to white: the one slider of the grey mode. */
export const BrightnessSlider = memo(function BrightnessSlider() {
  const { store, labels, isDisabled } = usePicker();
  const brightness = usePickerState(store, (state) => state.color.v);
  return (
    <ColorSlider
      label={labels.brightness}
      channel="brightness"
      value={brightness}
      max={1}
      step={0.01}
      page={0.1}
      valueText={percent(brightness)}
      disabled={isDisabled}
      onMove={(v) => store.setColor({ ...store.getState().color, v })}
      onMoveEnd={store.commit}
    />
  );
});

/** The colour as it is now. */
export const CurrentSwatch = memo(function CurrentSwatch() {
  return <ColorSwatch fill={<LiveFill print={printed} />} />;
});

const printed = (color: PickerColor) => formatColor(color, 'rgba');
