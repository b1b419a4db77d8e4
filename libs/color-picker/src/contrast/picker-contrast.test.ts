import { parseColor, sameColor } from '@genmaster/color';
import { apcaContrast, contrastRatio, nearestPassingColor } from './picker-contrast.ts';

const pair = (text: string, background: string) => ({ text: parseColor(text)!, background: parseColor(background)! });

describe('contrastRatio', () => {
  it.each([
    ['#000', '#fff', 21],
    ['#fff', '#fff', 1],
    ['#767676', '#fff', 4.54],
    ['#777', '#fff', 4.48],
    ['rgb(0 0 0 / 0.5)', '#fff', 3.95],
  ])('of %s on %s is %d', (text, background, ratio) => {
    expect(contrastRatio(pair(text, background))).toBeCloseTo(ratio, 1);
  });
});

describe('apcaContrast', () => {
  // The published test values of APCA 0.1.9.
  it.each([
    ['#888', '#fff', 63.056469930209424],
    ['#fff', '#888', -68.54146436644962],
    ['#000', '#aaa', 58.146262578561334],
    ['#aaa', '#000', -56.24113336839742],
    ['#123', '#def', 91.66830811481631],
    ['#fff', '#fff', 0],
  ])('of %s on %s is %d', (text, background, contrast) => {
    expect(apcaContrast(pair(text, background))).toBeCloseTo(contrast, 3);
  });
});

describe('nearestPassingColor', () => {
  it.each([
    ['#6699cc', '#fff', 4.5],
    ['#6699cc', '#fff', 7],
    ['#336699', '#000', 4.5],
    ['#ffcc00', '#fff', 3],
    ['#808080', '#777', 4.5],
  ])('brings %s on %s to %d, and only just', (text, background, ratio) => {
    const against = parseColor(background)!;
    const found = nearestPassingColor({ color: parseColor(text)!, against, ratio })!;
    expect(contrastRatio({ text: found, background: against })).toBeGreaterThanOrEqual(ratio);
    expect(contrastRatio({ text: found, background: against })).toBeLessThan(ratio + 0.25);
  });

  it('leaves a colour alone that passes', () => {
    const color = parseColor('#000')!;
    expect(sameColor(nearestPassingColor({ color, against: parseColor('#fff')!, ratio: 7 })!, color)).toBe(true);
  });

  it('answers null where neither black nor white would do', () => {
    expect(nearestPassingColor({ color: parseColor('red')!, against: parseColor('#777')!, ratio: 7 })).toBeNull();
  });

  it('changes the background under a text as well', () => {
    const against = parseColor('#fff')!;
    const found = nearestPassingColor({ color: parseColor('#9cf')!, against, role: 'background', ratio: 4.5 })!;
    expect(contrastRatio({ text: against, background: found })).toBeGreaterThanOrEqual(4.5);
  });
});
