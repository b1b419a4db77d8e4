import Sketch from '@uiw/react-color-sketch';
import { useState } from 'react';

// Its value is HSVA; the text is what its host stores, as with the others.
export function Picker({ value, onChange }) {
  const [color, setColor] = useState(value);
  const change = ({ hsva, rgba }) => {
    setColor(hsva);
    onChange(`rgba(${rgba.r}, ${rgba.g}, ${rgba.b}, ${rgba.a})`);
  };
  return <Sketch color={color} onChange={change} />;
}
