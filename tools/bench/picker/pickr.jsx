import Pickr from '@simonwep/pickr';
import '@simonwep/pickr/dist/themes/nano.min.css';
import { useEffect, useRef } from 'react';

// It keeps its colour itself; the host stores the text that it is told.
export function Picker({ value, onChange }) {
  const place = useRef(null);
  const first = useRef(value);
  const told = useRef(onChange);
  useEffect(() => {
    told.current = onChange;
  });
  useEffect(() => {
    const picker = Pickr.create({
      el: place.current.appendChild(document.createElement('div')),
      theme: 'nano',
      inline: true,
      showAlways: true,
      useAsButton: true,
      default: first.current,
      components: { preview: true, opacity: true, hue: true, interaction: { input: true } },
    });
    picker.on('change', (color) => told.current(color.toRGBA().toString(2)));
    return () => picker.destroyAndRemove();
  }, []);
  return <div ref={place} />;
}
