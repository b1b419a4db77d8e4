import { HexColorPicker } from 'react-colorful';

export const Picker = ({ value, onChange }) => <HexColorPicker color={value} onChange={onChange} />;
