import { ColorPicker } from '@genmaster/color-picker';

export const Picker = ({ value, onChange }) => (
  <ColorPicker value={value} defaultFormat="rgba" onValueChange={(details) => onChange(details.value)} />
);
