import { ColorPicker } from '@genmaster/color-picker';

export const Picker = ({ value, onChange }) => (
  <ColorPicker value={value} alphaMode="disabled" hideFields onValueChange={(details) => onChange(details.value)} />
);
