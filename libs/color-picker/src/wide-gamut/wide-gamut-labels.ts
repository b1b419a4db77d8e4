/** Every text of the wide picker, in English. */
export const wideGamutLabels = {
  picker: 'Wide gamut color picker',
  area: 'Chroma and lightness',
  areaRole: '2D slider',
  chroma: 'Chroma',
  lightness: 'Lightness',
  hue: 'Hue',
  alpha: 'Alpha',
  color: 'Color',
  invalid: 'This is not a color.',
  inSrgb: 'Every screen shows this color',
  beyondSrgb: 'Beyond sRGB',
  fit: 'Bring into sRGB',
};

/** The texts of the wide picker, each replaceable. */
export type WideGamutLabels = typeof wideGamutLabels;
