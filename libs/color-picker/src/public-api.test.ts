/** @jest-environment jsdom */
import * as element from './element/index.ts';
import * as picker from './index.ts';
import * as wideGamut from './wide-gamut/index.ts';

// A change here is a change for everybody who installs the package: it wants a version plan.
it.each([
  {
    door: '.',
    exports: picker,
    names: [
      'ColorPicker',
      'ColorPickerPopover',
      'ContrastReadout',
      'CopyColor',
      'PresetColors',
      'addRecentColor',
      'apcaContrast',
      'colorName',
      'contrastRatio',
      'defaultLabels',
      'formatColor',
      'nearestColorName',
      'nearestPassingColor',
      'parseColor',
      'useColorPicker',
    ],
  },
  { door: './element', exports: element, names: ['defineColorPicker'] },
  {
    door: './wide-gamut',
    exports: wideGamut,
    names: ['WideGamutPicker', 'fitGamut', 'formatWideColor', 'isInGamut', 'parseWideColor', 'wideGamutLabels'],
  },
])('the door $door gives what was agreed', ({ exports, names }) => {
  expect(Object.keys(exports).sort()).toEqual(names);
});
