import { smallCatalogue as catalogue } from '../testing/small-catalogue.ts';
import { registerThemeColors } from './register-theme-colors.ts';

describe('registering colours', () => {
  it('registers each colour variable, with inheritance and its default, and nothing else', () => {
    const registerProperty = jest.fn();
    registerThemeColors(catalogue, { registerProperty });
    expect(registerProperty.mock.calls).toEqual([
      [{ name: '--bg', syntax: '<color>', inherits: true, initialValue: 'rgba(255, 255, 255, 1)' }],
      [{ name: '--text', syntax: '<color>', inherits: true, initialValue: 'rgba(0, 0, 0, 1)' }],
    ]);
  });

  it('tolerates names that are already registered, and browsers without support', () => {
    const registerProperty = jest.fn(() => {
      throw new DOMException('again', 'InvalidModificationError');
    });
    expect(() => registerThemeColors(catalogue, { registerProperty })).not.toThrow();
    expect(registerProperty).toHaveBeenCalledTimes(2);
    expect(() => registerThemeColors(catalogue, undefined)).not.toThrow();
  });
});
