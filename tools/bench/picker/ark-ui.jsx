import { ColorPicker, parseColor } from '@ark-ui/react/color-picker';
import { useState } from 'react';

const box = { position: 'relative', width: 230, height: 150 };
const track = { position: 'relative', width: 230, height: 24 };
const fill = { position: 'absolute', inset: 0 };
const thumb = { width: 20, height: 20, borderRadius: '50%', border: '2px solid white' };
const channels = ['red', 'green', 'blue', 'alpha'];

// It keeps colour objects; the text is what its host stores, as with the others.
export function Picker({ value, onChange }) {
  const [color, setColor] = useState(() => parseColor(value));
  const change = (details) => {
    setColor(details.value);
    onChange(details.valueAsString);
  };
  return (
    <ColorPicker.Root inline format="rgba" value={color} onValueChange={change}>
      <ColorPicker.Content>
        <ColorPicker.Area style={box}>
          <ColorPicker.AreaBackground style={fill} />
          <ColorPicker.AreaThumb style={thumb} />
        </ColorPicker.Area>
        {['hue', 'alpha'].map((channel) => (
          <ColorPicker.ChannelSlider key={channel} channel={channel} style={track}>
            <ColorPicker.ChannelSliderTrack style={fill} />
            <ColorPicker.ChannelSliderThumb style={thumb} />
          </ColorPicker.ChannelSlider>
        ))}
        {channels.map((channel) => (
          <ColorPicker.ChannelInput key={channel} channel={channel} />
        ))}
      </ColorPicker.Content>
    </ColorPicker.Root>
  );
}
