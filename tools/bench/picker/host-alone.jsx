import { useEffect, useRef } from 'react';

/**
 * A plain area instead of a picker: it gives the host a colour for each move, so it measures what the host and the
 * browser cost alone. It listens to the element itself, as the pickers do.
 */
export const Picker = ({ onChange }) => {
  const area = useRef(null);
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    const element = area.current;
    const take = ({ offsetX, offsetY }) => {
      const channel = (value) => Math.round(Math.max(0, Math.min(1, value / 200)) * 255);
      const number = (channel(offsetX) << 16) | (channel(offsetY) << 8) | 0x40;
      latest.current(`#${number.toString(16).padStart(6, '0')}`);
    };
    element.addEventListener('pointermove', take);
    return () => element.removeEventListener('pointermove', take);
  }, []);
  return <div ref={area} data-area="" style={{ width: 200, height: 200, touchAction: 'none' }} />;
};
