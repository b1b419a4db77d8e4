import { colorName, nearestColorName } from './color-name.ts';
import { parseColor } from './parse-color.ts';

describe('colorName', () => {
  it.each([
    ['#ff0000', 'red'],
    ['#b0c4de', 'light steel blue'],
    ['#2f4f4f', 'dark slate gray'],
    ['#fafad2', 'light goldenrod yellow'],
    ['#ff4500', 'orange red'],
    ['#191970', 'midnight blue'],
    ['#cd5c5c', 'indian red'],
    ['#adff2f', 'green yellow'],
    ['#f5f5f5', 'white smoke'],
    ['#fffacd', 'lemon chiffon'],
    ['#6b8e23', 'olive drab'],
    ['#fff5ee', 'seashell'],
    ['#db7093', 'pale violet red'],
    ['#48d1cc', 'medium turquoise'],
    ['#483d8b', 'dark slate blue'],
    ['#000', 'black'],
    ['#ffffff00', 'transparent'],
  ])('calls %s %s', (text, name) => {
    expect(colorName(parseColor(text)!)).toBe(name);
  });

  it('finds the nearest name for a colour without one', () => {
    expect(nearestColorName(parseColor('#663398')!)).toBe('rebeccapurple');
  });
});
