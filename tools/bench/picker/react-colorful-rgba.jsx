import { RgbaStringColorPicker } from 'react-colorful';

export const Picker = ({ value, onChange }) => <RgbaStringColorPicker color={value} onChange={onChange} />;
