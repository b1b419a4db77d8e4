import { HexColorInput, HexColorPicker } from 'react-colorful';

export const Picker = ({ value, onChange }) => (
  <>
    <HexColorPicker color={value} onChange={onChange} />
    <HexColorInput color={value} onChange={onChange} />
  </>
);
