import { useEffect, useRef } from 'react';
import VanillaPicker from 'vanilla-picker';

// It keeps its colour itself; the host stores the text that it is told.
export function Picker({ value, onChange }) {
  const place = useRef(null);
  const first = useRef(value);
  const told = useRef(onChange);
  useEffect(() => {
    told.current = onChange;
  });
  useEffect(() => {
    const picker = new VanillaPicker({
      parent: place.current,
      popup: false,
      color: first.current,
      onChange: (color) => told.current(color.rgbaString),
    });
    return () => picker.destroy();
  }, []);
  return <div ref={place} />;
}
