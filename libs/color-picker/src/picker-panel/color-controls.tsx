import { ColorArea } from '../color-area/color-area.tsx';
import { ColorSlider } from '../color-slider/color-slider.tsx';
import { ColorSwatch } from '../color-swatch/color-swatch.tsx';
import { formatColor, hexOf } from '../color/format-color.ts';
import { round, type PickerColor } from '../color/picker-color.ts';
import { selectColor, usePicker, usePickerState } from '../picker-context/picker-context.ts';
import styles from './color-controls.module.css';

const percent = (value: number) => `${Math.round(value * 100)}%`;

/** Saturation across and brightness up, at the present hue. */
export function SaturationArea() {
  const { store, labels, isDisabled, nameColor } = usePicker();
  const color = usePickerState(store, selectColor);
  const { h, s, v } = color;
  const name = nameColor(color);
  return (
    <ColorArea
      label={labels.area}
      roleDescription={labels.areaRole}
      x={{ label: labels.saturation, value: s, valueText: `${percent(s)}, ${name}` }}
      y={{ label: labels.brightness, value: v, valueText: `${percent(v)}, ${name}` }}
      plane={<HuePlane hue={h} />}
      disabled={isDisabled}
      onMove={(x, y) => store.setColor({ ...store.getState().color, s: x, v: y })}
      onMoveEnd={store.commit}
    />
  );
}

// An attribute and not a style, which a strict content security policy refuses in prerendered pages.
const HuePlane = ({ hue }: { hue: number }) => (
  <svg className={styles.plane}>
    <rect width="100%" height="100%" fill={`hsl(${round(hue, 1)} 100% 50%)`} />
  </svg>
);

/** The hue of the colour, around the circle. */
export function HueSlider() {
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
}

/** How opaque the colour is. */
export function AlphaSlider() {
  const { store, labels, isDisabled } = usePicker();
  const color = usePickerState(store, selectColor);
  return (
    <ColorSlider
      label={labels.alpha}
      channel="alpha"
      value={color.alpha}
      max={1}
      step={0.01}
      page={0.1}
      valueText={percent(color.alpha)}
      trackColor={hexOf(color)}
      disabled={isDisabled}
      onMove={(alpha) => store.setColor({ ...store.getState().color, alpha })}
      onMoveEnd={store.commit}
    />
  );
}

/** From black to white: the one slider of the grey mode. */
export function BrightnessSlider() {
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
}

/** The colour as it is now. */
export function CurrentSwatch() {
  const { store } = usePicker();
  return <ColorSwatch color={printed(usePickerState(store, selectColor))} />;
}

const printed = (color: PickerColor) => formatColor(color, 'rgba');
