import { memo } from 'react';
import { ColorArea, type AreaState } from '../color-area/color-area.tsx';
import { ColorSlider } from '../color-slider/color-slider.tsx';
import { percent, sliderChannels, type SliderChannel, type SliderName } from '../color-slider/slider-channels.ts';
import { ColorSwatch } from '../color-swatch/color-swatch.tsx';
import { formatColor, hexOf } from '../color/format-color.ts';
import { round, type PickerColor } from '../color/picker-color.ts';
import { LiveFill } from '../live-fill/live-fill.tsx';
import { usePicker, usePickerState } from '../picker-context/picker-context.ts';
import styles from './color-controls.module.css';

/** Saturation across and brightness up, at the present hue. */
export const SaturationArea = memo(function SaturationArea() {
  const { store, labels, isDisabled } = usePicker();
  const read = (): AreaState => {
    const { color } = store.getState();
    const name = labels.nameColor(color);
    const axis = (value: number) => ({ value, valueText: `${percent(value)}, ${name}` });
    return { x: axis(color.s), y: axis(color.v) };
  };
  const { x, y } = read();
  return (
    <ColorArea
      label={labels.area}
      roleDescription={labels.areaRole}
      x={{ label: labels.saturation, ...x }}
      y={{ label: labels.brightness, ...y }}
      follow={(showThumb, showAxes) => {
        const stopAxes = store.subscribeCalmly(() => showAxes(read()));
        const stopThumb = store.subscribe(() => {
          const { s, v } = store.getState().color;
          showThumb({ x: s, y: v });
        });
        return () => {
          stopAxes();
          stopThumb();
        };
      }}
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

/** One channel of the colour: its hue, how opaque it is, or in the grey mode its brightness. */
export const ChannelSlider = memo(function ChannelSlider({ channel }: { channel: SliderName }) {
  const { store, labels, isDisabled } = usePicker();
  const { key, say, ...range }: SliderChannel = sliderChannels[channel];
  // A number, so that a drag in the area does not render the sliders again.
  const value = usePickerState(store, (state) => state.color[key]);
  return (
    <ColorSlider
      {...range}
      label={labels[channel]}
      channel={channel}
      value={value}
      valueText={say(value, labels.nameColor)}
      track={channel === 'alpha' && <LiveFill print={hexOf} />}
      disabled={isDisabled}
      onMove={(next) => store.setColor({ ...store.getState().color, [key]: next })}
      onMoveEnd={store.commit}
    />
  );
});

/** The colour as it is now. */
export const CurrentSwatch = memo(function CurrentSwatch() {
  return <ColorSwatch fill={<LiveFill print={printed} />} />;
});

// Hex, which a browser reads fastest.
const printed = (color: PickerColor) => formatColor(color, 'hex');
