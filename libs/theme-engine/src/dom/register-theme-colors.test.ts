import { smallCatalogue as catalogue } from '../testing/small-catalogue.ts';
import { registerThemeColors } from './register-theme-colors.ts';

describe('registering colours', () => {
  it('registers each colour variable, inheriting, with its default, and nothing else', () => {
    const registerProperty = jest.fn();
    registerThemeColors(catalogue, { registerProperty });
    expect(registerProperty.mock.calls).toEqual([
      [{ name: '--bg', syntax: '<color>', inherits: true, initialValue: 'rgba(255, 255, 255, 1)' }],
      [{ name: '--text', syntax: '<color>', inherits: true, initialValue: 'rgba(0, 0, 0, 1)' }],
    ]);
  });

  it('survives names that are registered already, and browsers that cannot', () => {
    const registerProperty = jest.fn(() => {
      throw new DOMException('again', 'InvalidModificationError');
    });
    expect(() => registerThemeColors(catalogue, { registerProperty })).not.toThrow();
    expect(registerProperty).toHaveBeenCalledTimes(2);
    expect(() => registerThemeColors(catalogue, undefined)).not.toThrow();
  });
});
