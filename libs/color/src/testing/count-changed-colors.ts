// Run by exactness.test.ts in a separate Node process: 16 million rounds take seconds there and minutes in Jest.
import {
  fromCmyk,
  fromHsl,
  fromHwb,
  fromRgb,
  toBytes,
  toCmyk,
  toHsl,
  toHwb,
  type PickerColor,
} from '../picker-color.ts';

const permille = (value: number) => Math.round(value * 1000) / 1000;

// Precision of each notation: integers for bytes, one decimal for degrees and percentages.
const throughText: Record<string, (color: PickerColor) => PickerColor> = {
  hex: (color) => color,
  hsla: (color) => {
    const { h, s, l } = toHsl(color);
    return fromHsl({ h: Math.round(h * 10) / 10, s: permille(s), l: permille(l) }, 1);
  },
  hwb: (color) => {
    const { h, w, b } = toHwb(color);
    return fromHwb({ h: Math.round(h * 10) / 10, w: permille(w), b: permille(b) }, 1);
  },
  cmyk: (color) => {
    const { c, m, y, k } = toCmyk(color);
    return fromCmyk({ c: permille(c), m: permille(m), y: permille(y), k: permille(k) }, 1);
  },
};

const convert = throughText[process.argv[2]!]!;
let changed = 0;
for (let red = 0; red < 256; red += 1) {
  for (let green = 0; green < 256; green += 1) {
    for (let blue = 0; blue < 256; blue += 1) {
      const [r, g, b] = toBytes(convert(fromRgb({ r: red / 255, g: green / 255, b: blue / 255 }, 1)));
      if (r !== red || g !== green || b !== blue) changed += 1;
    }
  }
}
process.stdout.write(String(changed));
