import { formatColor } from './format-color.ts';
import { parseColor } from './parse-any-color.ts';

/** Colours from the css-color parsing tests of Web Platform Tests, with the sRGB bytes and alpha of browsers. */
const fixture: readonly (readonly [text: string, rgba: string])[] = [
  ['rgb(none none none)', 'rgba(0, 0, 0, 1)'],
  ['rgb(none none none / none)', 'rgba(0, 0, 0, 0)'],
  ['rgb(128 none none)', 'rgba(128, 0, 0, 1)'],
  ['rgb(20% none none)', 'rgba(51, 0, 0, 1)'],
  ['rgba(2.5, 3.4, 4.6, 1)', 'rgba(3, 3, 5, 1)'],
  ['rgb(-2 3 4)', 'rgba(0, 3, 4, 1)'],
  ['rgb(400 0 0)', 'rgba(255, 0, 0, 1)'],
  ['rgb(250% 0% 0%)', 'rgba(255, 0, 0, 1)'],
  ['rgb(0 0 0 / 200%)', 'rgba(0, 0, 0, 1)'],
  ['rgb(0 0 0 / -1)', 'rgba(0, 0, 0, 0)'],
  ['rgba(0, 0, 0, 4)', 'rgba(0, 0, 0, 1)'],
  ['color(srgb 0 0 0/4)', 'rgba(0, 0, 0, 1)'],
  ['rgb(calc(infinity), 0, 0)', 'rgba(255, 0, 0, 1)'],
  ['rgb(0, calc(-infinity), 0)', 'rgba(0, 0, 0, 1)'],
  ['rgb(calc(NaN), 0, 0)', 'rgba(0, 0, 0, 1)'],
  ['rgb(calc(0 / 0), 10, 10)', 'rgba(0, 10, 10, 1)'],
  ['rgb(calc(50 * 2) 0 0 / calc(0.25 + 0.25))', 'rgba(100, 0, 0, 0.5)'],
  ['rgb(calc(10% + 10%) 0% 0%)', 'rgba(51, 0, 0, 1)'],
  ['hsl(10 100% 50%)', 'rgba(255, 43, 0, 1)'],
  ['hsl(120 100% 25%)', 'rgba(0, 128, 0, 1)'],
  ['hsl(30 100% 50% / 1)', 'rgba(255, 128, 0, 1)'],
  ['hsl(30 50% 50%)', 'rgba(191, 128, 64, 1)'],
  ['hsl(270 100% 25%)', 'rgba(64, 0, 128, 1)'],
  ['hsl(0.5turn 50% 50%)', 'rgba(64, 191, 191, 1)'],
  ['hsl(200grad 100% 50%)', 'rgba(0, 255, 255, 1)'],
  ['hsl(3.14159265rad 100% 50%)', 'rgba(0, 255, 255, 1)'],
  ['hsl(none none none)', 'rgba(0, 0, 0, 1)'],
  ['hsl(10deg 100% 50% / 50%)', 'rgba(255, 43, 0, 0.5)'],
  ['HSL(10DEG 100% 50% / 5E-1)', 'rgba(255, 43, 0, 0.5)'],
  ['rgb(/* red */ 1e2 +.5e1 0/50%)', 'rgba(100, 5, 0, 0.5)'],
  ['rgb(100/**/5/**/0)', 'rgba(100, 5, 0, 1)'],
  ['/*/ a comment */ #F008 /* to the end', 'rgba(255, 0, 0, 0.533)'],
  ['hsl(1e999 100% 50%)', 'rgba(255, 0, 0, 1)'],
  ['rgb(1e999 -1e999 0)', 'rgba(255, 0, 0, 1)'],
  ['hsl(120 none 50%)', 'rgba(128, 128, 128, 1)'],
  ['hsl(calc(60deg * 2) 100% 50%)', 'rgba(0, 255, 0, 1)'],
  ['hsl(calc(0.25turn + 30deg) 100% 50%)', 'rgba(0, 255, 0, 1)'],
  ['hsl(120 30% 50% / 0.5)', 'rgba(89, 166, 89, 0.5)'],
  ['hsla(120, 80%, 75%, 0.2)', 'rgba(140, 242, 140, 0.2)'],
  ['hwb(120 0% 49.8039%)', 'rgba(0, 128, 0, 1)'],
  ['hwb(90deg 50% 50%)', 'rgba(128, 128, 128, 1)'],
  ['hwb(45 40% 80%)', 'rgba(85, 85, 85, 1)'],
  ['hwb(100 150% 100%)', 'rgba(153, 153, 153, 1)'],
  ['hwb(1 12.5% 255%)', 'rgba(12, 12, 12, 1)'],
  ['hwb(0 300% 0%)', 'rgba(255, 255, 255, 1)'],
  ['hwb(0 -20% 300%)', 'rgba(0, 0, 0, 1)'],
  ['hwb(90 none none)', 'rgba(128, 255, 0, 1)'],
  ['hwb(120 30% 50% / 50%)', 'rgba(77, 128, 77, 0.5)'],
  // Nothing has to stand between a percentage and the next number, and minifiers leave the space out.
  ['rgb(50%50%50%/50%)', 'rgba(128, 128, 128, 0.5)'],
  ['hsl(.3turn 50%50%)', 'rgba(89, 191, 64, 1)'],
  ['oklch(50%.1 250)', 'rgba(50, 102, 154, 1)'],
  ['lab(50%-20 30)', 'rgba(97, 128, 65, 1)'],
  // Nor between a number and one that begins with a sign or a point.
  ['rgb(1 .5.5)', 'rgba(1, 1, 1, 1)'],
  ['rgb(1e1.6.4/.5)', 'rgba(10, 1, 0, 0.5)'],
  ['rgb(10+20-30)', 'rgba(10, 20, 0, 1)'],
  ['hsl(120deg+100%50%)', 'rgba(0, 255, 0, 1)'],
  ['lab(50-20+30)', 'rgba(97, 128, 65, 1)'],
];

it.each(fixture)('%s is %s, as in a browser', (text, rgba) => {
  expect(formatColor(parseColor(text)!, 'rgba')).toBe(rgba);
});

it.each([
  ...['rgb(calc(1) 2', 'rgb(calc(1 2) 0 0)', 'rgb(calc(url(x)) 0 0)', 'rgb(calc(1% + 1) 0 0)', 'hsl(calc(1%) 0 0)'],
  ...['rgb(1,,2,3)', 'rgb(,1,2,3)', 'rgb(1,2,3,)', 'rgb(1 2 3 /)', 'rgb(1 2 3 //4)', 'rgb(1 2 3 ,/ 4)', 'rgb(/ 1 2 3)'],
  ...['rgb(1/2/3)', 'rgb(1 / 2 3)', 'rgb(1 2 / 3 4)', 'hsl(1/2 3 4)', 'color(srgb 1/1 1)', 'color(srgb / 1 1 1)'],
  ...['rgb(1 2 3 4)', 'hsl(1 2% 3% 101%)', 'rgb(1 2 3 -0.1)', 'rgb(1 2 3 calc(1 + 1))', 'color(srgb, 1 1 1)'],
  ...['lab(50 20 -30 4)', 'color(srgb 1 1 1 2)', 'color(srgb 0 0 0 255)', 'cmyk(1 2 3 4 5)', 'hwb(1 2% 3% 4)'],
  ...[
    'rgb(calc(1.5.5) 0 0)',
    'rgb(1.5.5)',
    'rgb(100none 0)',
    'rgb(1.5. 2 3)',
    'hsl(120deg50% 50%)',
    'hsl(1,2%-3%,4%)',
    'rgb(calc(5%5) 0 0)',
    'rgb(1%%2% 3%)',
    'lab(50%/-20 30)',
  ],
  ...['rgb/**/(1 2 3)', '#ff/**/0000', 'rgb(1. 2 3)', 'rgb(1e 2 3)', 'rgb(0x10 2 3)', 'lab(50 20 -30 /)'],
])('%s is no colour', (text) => {
  expect(parseColor(text)).toBeNull();
});

it('is read in colours beyond sRGB too', () => {
  expect(formatColor(parseColor('oklch(calc(0.5 + 0.5) 0 0)')!, 'rgba')).toBe('rgba(255, 255, 255, 1)');
});
