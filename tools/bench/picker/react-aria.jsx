import { useState } from 'react';
import {
  ColorArea,
  ColorField,
  ColorPicker,
  ColorSlider,
  ColorThumb,
  Input,
  Label,
  parseColor,
  SliderTrack,
} from 'react-aria-components';

const box = { width: 230, height: 150 };
const track = { width: 230, height: 24 };
const thumb = { width: 20, height: 20, borderRadius: '50%', border: '2px solid white' };
const channels = ['red', 'green', 'blue', 'alpha'];

// It keeps colour objects; the text is what its host stores, as with the others.
export function Picker({ value, onChange }) {
  const [color, setColor] = useState(() => parseColor(value));
  const change = (next) => {
    setColor(next);
    onChange(next.toString('rgba'));
  };
  return (
    <ColorPicker value={color} onChange={change}>
      <ColorArea className="area" colorSpace="hsb" xChannel="saturation" yChannel="brightness" style={box}>
        <ColorThumb style={thumb} />
      </ColorArea>
      {['hue', 'alpha'].map((channel) => (
        <ColorSlider key={channel} colorSpace="hsb" channel={channel}>
          <Label />
          <SliderTrack style={track}>
            <ColorThumb style={{ ...thumb, top: '50%' }} />
          </SliderTrack>
        </ColorSlider>
      ))}
      {channels.map((channel) => (
        <ColorField key={channel} colorSpace="rgb" channel={channel}>
          <Label>{channel}</Label>
          <Input size={4} />
        </ColorField>
      ))}
    </ColorPicker>
  );
}
