import { ColorPicker } from '@genmaster/color-picker';
import '@genmaster/color-picker/style.css';

export const Picker = ({ value, onChange }) => (
  <ColorPicker value={value} alphaMode="disabled" hideFields onValueChange={(details) => onChange(details.value)} />
);
