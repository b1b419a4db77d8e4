import fc from 'fast-check';
import { parseColor } from '../core/color-value.ts';
import { contrastRatio } from '../core/contrast.ts';
import { toOklch } from '../core/oklch.ts';
import { createThemeEngine } from '../core/theme-engine.ts';
import { defaultCatalogue as catalogue } from './default-catalogue.ts';

const inTheDark = (edits: Record<string, string>) => {
  const engine = createThemeEngine({ catalogue });
  for (const [id, color] of Object.entries(edits)) engine.setField(id, color);
  engine.chooseMode('dark');
  return engine;
};
const color = (text: string) => parseColor(text)!;

describe('a colour set in light mode', () => {
  it('keeps its hue in dark mode, with the dark lightness of its field', () => {
    const engine = inTheDark({ 'bg-page': '#ffe4c0' });
    const [lightness, , hue] = toOklch(color(engine.valueOf('bg-page')));
    expect(lightness).toBeLessThan(0.25);
    expect(Math.abs(hue - toOklch(color('#ffe4c0'))[2])).toBeLessThan(15);
  });

  it('keeps its alpha', () => {
    expect(inTheDark({ 'layout-border': 'rgba(0, 80, 200, 0.25)' }).valueOf('layout-border')).toMatch(/, 0\.25\)$/);
  });

  it('leaves every other dark colour as designed', () => {
    const plain = inTheDark({}).getSnapshot().resolved.variables;
    const edited = inTheDark({ 'button-bg': '#c02' }).getSnapshot().resolved.variables;
    const changed = Object.keys(plain).filter((name) => plain[name] !== edited[name]);
    expect(changed).toEqual(['--button-bg']);
  });

  it('keeps the contrast of body text on page, section and card, for any chosen colour', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, hex, (text, link) => {
        const engine = inTheDark({ 'text-body': text, 'text-link': link });
        for (const id of ['text-body', 'text-link']) {
          for (const background of ['bg-page', 'bg-section', 'bg-card']) {
            const ratio = contrastRatio(color(engine.valueOf(id)), color(engine.valueOf(background)));
            expect(ratio).toBeGreaterThanOrEqual(4.5);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});
