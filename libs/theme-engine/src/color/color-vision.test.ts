/**
 * @jest-environment jsdom
 */
import { toLinear } from '@genmaster/color';
import { filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit } from 'culori/fn';
import { parseColor } from '../core/color-value.ts';
import { toUnit } from '../core/oklch.ts';
import { confusableColors, showVision, simulatedText, simulateVision } from './color-vision.ts';

const status = (success: string, danger: string) => ({ '--layout-success': success, '--layout-danger': danger });

describe('a simulated colour vision', () => {
  it.each([
    { vision: 'protanopia', reference: filterDeficiencyProt(1) },
    { vision: 'deuteranopia', reference: filterDeficiencyDeuter(1) },
    { vision: 'tritanopia', reference: filterDeficiencyTrit(1) },
  ] as const)('keeps greys in $vision and mixes the primaries by the published matrices', ({ vision, reference }) => {
    const grey = simulateVision(parseColor('#808080')!, vision);
    expect([grey.r, grey.g, grey.b].map(Math.round)).toEqual([128, 128, 128]);
    for (const [r, g, b] of [
      [1, 0, 0],
      [0, 1, 0],
      [0, 0, 1],
    ] as const) {
      const seen = simulateVision({ r: r * 255, g: g * 255, b: b * 255, alpha: 1 }, vision);
      const light = toLinear(toUnit(seen));
      const published = reference({ mode: 'rgb', r, g, b });
      for (const channel of ['r', 'g', 'b'] as const) {
        expect(light[channel]).toBeCloseTo(Math.min(1, Math.max(0, published[channel])), 2);
      }
    }
  });

  it('without colour shows only greys', () => {
    expect(simulatedText('#e74c3c', 'achromatopsia')).toMatch(/^rgba\((\d+), \1, \1, 1\)$/);
    expect(simulatedText('x', 'achromatopsia')).toBeNull();
  });

  it('finds red and green that become alike, and ignores pairs that stay different', () => {
    const merging = confusableColors(status('#7a8b00', '#a07000'));
    expect(merging.map(({ vision }) => vision)).toContain('deuteranopia');
    expect(confusableColors(status('#7fd4ff', '#5a0010'))).toEqual([]);
  });

  it('is applied to the whole page by one filter, and removed completely', () => {
    showVision(document, 'deuteranopia');
    showVision(document, 'protanopia');
    expect(document.querySelectorAll('filter')).toHaveLength(1);
    expect(document.documentElement.style.getPropertyValue('filter')).toContain('gm-color-vision');
    showVision(document, null);
    expect(document.querySelector('svg')).toBeNull();
    expect(document.documentElement.style.getPropertyValue('filter')).toBe('');
  });

  it('leaves the filter of a host as it was', () => {
    const { style } = document.documentElement;
    style.setProperty('filter', 'invert(1) hue-rotate(180deg)');
    showVision(document, 'deuteranopia');
    showVision(document, 'protanopia');
    expect(style.getPropertyValue('filter')).toMatch(/^invert\(1\) hue-rotate\(180deg\) url\("?#gm-color-vision"?\)$/);
    showVision(document, null);
    showVision(document, null);
    expect(style.getPropertyValue('filter')).toBe('invert(1) hue-rotate(180deg)');
    style.removeProperty('filter');
  });
});
