import * as api from './index.ts';

describe('the public surface', () => {
  it('is what was agreed', () => {
    expect(Object.keys(api).sort()).toEqual([
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
    ]);
  });
});
