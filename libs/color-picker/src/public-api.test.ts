import * as api from './index.ts';

describe('the public surface', () => {
  it('is what was agreed', () => {
    expect(Object.keys(api).sort()).toEqual([
      'ColorPicker',
      'ColorPickerPopover',
      'addRecentColor',
      'colorName',
      'defaultLabels',
      'formatColor',
      'nearestColorName',
      'parseColor',
      'useColorPicker',
    ]);
  });
});
