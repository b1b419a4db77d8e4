import fc from 'fast-check';
import { defaultCatalogue as catalogue } from '../catalogue/default-catalogue.ts';
import { parseColor } from '../core/color-value.ts';
import { contrastRatio } from '../core/contrast.ts';
import { toOklch } from '../core/oklch.ts';
import { createThemeEngine } from '../core/theme-engine.ts';
import { auditContrast } from './contrast-audit.ts';
import { repairContrast, repairField } from './repair-contrast.ts';

const on = (background: string, min = 4.5) => [{ background: parseColor(background)!, min }];

describe('repairing a contrast', () => {
  // Published values: Flatly's colours under white text, and the difference to the nearest readable ones.
  it.each([
    { name: 'success', color: '#18bc9c', change: 17 },
    { name: 'info', color: '#3498db', change: 10 },
    { name: 'warning', color: '#f39c12', change: 19.4 },
    { name: 'danger', color: '#e74c3c', change: 4.7 },
    { name: 'secondary', color: '#95a5a6', change: 15.3 },
  ])('finds the nearest $name under white text', ({ color, change }) => {
    const [best] = repairContrast(color, on('#fff'));
    expect(contrastRatio(parseColor(best!.color)!, parseColor('#fff')!)).toBeGreaterThanOrEqual(4.5);
    expect(Math.abs(best!.change - change)).toBeLessThan(0.6);
  });

  it('offers the lighter and the darker colour where both exist, the nearer first', () => {
    const repairs = repairContrast('#8a8a8a', on('#777', 3));
    expect(repairs.map(({ direction }) => direction).sort()).toEqual(['darker', 'lighter']);
    expect(repairs[0]!.change).toBeLessThanOrEqual(repairs[1]!.change);
  });

  it('offers nothing where no lightness reaches the ratio', () => {
    expect(repairContrast('rgba(0, 0, 0, 0.1)', on('#fff'))).toEqual([]);
    expect(repairContrast('no colour', on('#fff'))).toEqual([]);
  });

  it('reaches the ratio for any two colours, and keeps the hue', () => {
    const hex = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, hex, (color, background) => {
        for (const repair of repairContrast(color, on(background, 3))) {
          const repaired = parseColor(repair.color)!;
          expect(contrastRatio(repaired, parseColor(background)!)).toBeGreaterThanOrEqual(3);
        }
      }),
      { numRuns: 60 },
    );
    const [, chroma, hue] = toOklch(parseColor(repairContrast('#18bc9c', on('#fff'))[0]!.color)!);
    expect(chroma).toBeGreaterThan(0.08);
    expect(Math.abs(hue - toOklch(parseColor('#18bc9c')!)[2])).toBeLessThan(6);
  });
});

describe('a theme', () => {
  const edited = (id: string, color: string) => {
    const engine = createThemeEngine({ catalogue });
    engine.setField(id, color);
    return engine;
  };
  const audit = (engine: ReturnType<typeof edited>) =>
    auditContrast(catalogue, engine.getSnapshot().resolved.variables);

  it('as shipped has nothing to repair', () => {
    expect(audit(createThemeEngine({ catalogue }))).toEqual([]);
  });

  it('names each pair that an edit made unreadable, with its ratio', () => {
    const findings = audit(edited('text-link', '#9ad'));
    expect(findings.map(({ fieldId, withId }) => `${fieldId} on ${withId}`)).toEqual([
      'text-link on bg-page',
      'text-link on bg-section',
      'text-link on bg-card',
    ]);
    expect(findings[0]!.ratio).toBeLessThan(4.5);
  });

  it('measures translucent colours as displayed', () => {
    expect(audit(edited('text-body', 'rgba(0, 0, 0, 0.3)'))).not.toEqual([]);
  });

  it.each([
    { id: 'text-link', color: '#9ad' },
    { id: 'button-text', color: '#9a9aa8' },
    { id: 'tab-active-bg', color: '#7788cc' },
    { id: 'form-input-border', color: '#eee' },
  ])('is readable again after the repair of $id', ({ id, color }) => {
    const engine = edited(id, color);
    expect(audit(engine)).not.toEqual([]);
    const [best] = repairField(catalogue, engine.getSnapshot().resolved.variables, id);
    engine.setField(id, best!.color);
    expect(audit(engine)).toEqual([]);
  });
});
