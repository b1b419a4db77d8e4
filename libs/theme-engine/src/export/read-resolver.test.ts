import { defaultCatalogue as catalogue } from '../catalogue/default-catalogue.ts';
import { readTheme } from './index.ts';

const color = (...components: number[]) => ({ $type: 'color', $value: { colorSpace: 'srgb', components } });
const resolver = (more: object) => JSON.stringify({ version: '2025.10', ...more });
const takenFrom = (text: string | readonly string[]) =>
  readTheme(text, catalogue)?.taken.map(({ mode, fieldId, value }) => `${mode} ${fieldId} ${value}`);

const sets = {
  base: { sources: [{ brand: color(0, 0, 1), background: color(1, 1, 1) }, { border: { $value: '{brand}' } }] },
};
const modifiers = {
  density: { contexts: { wide: [{ success: color(0, 1, 0) }], tight: [{ success: color(1, 0, 0) }] }, default: 'wide' },
  theme: {
    contexts: { light: [], dark: [{ brand: color(1, 1, 0) }, { background: color(0, 0, 0) }] },
    default: 'light',
  },
};
const resolutionOrder = [{ $ref: '#/sets/base' }, { $ref: '#/modifiers/density' }, { $ref: '#/modifiers/theme' }];

describe('a resolver of design tokens', () => {
  it('gives the tokens of its sets, and in each mode those of its modifiers, to which aliases refer', () => {
    expect(takenFrom(resolver({ sets, modifiers, resolutionOrder }))).toEqual([
      'light bg-page rgba(255, 255, 255, 1)',
      'light layout-border rgba(0, 0, 255, 1)',
      'light grid-border rgba(0, 0, 255, 1)',
      'light tab-border rgba(0, 0, 255, 1)',
      'light layout-success rgba(0, 255, 0, 1)',
      'dark bg-page rgba(0, 0, 0, 1)',
      'dark layout-border rgba(255, 255, 0, 1)',
      'dark grid-border rgba(255, 255, 0, 1)',
      'dark tab-border rgba(255, 255, 0, 1)',
    ]);
  });

  it('may have its sets within the order, and sources that are sets', () => {
    const order = [{ type: 'set', name: 'own', sources: [{ $ref: '#/sets/base' }, { border: color(1, 0, 0) }] }];
    expect(takenFrom(resolver({ sets, resolutionOrder: order }))).toEqual([
      'light bg-page rgba(255, 255, 255, 1)',
      'light layout-border rgba(255, 0, 0, 1)',
      'light grid-border rgba(255, 0, 0, 1)',
      'light tab-border rgba(255, 0, 0, 1)',
    ]);
  });

  it('names its sources in other files, which may be passed beside it', () => {
    const order = [{ type: 'set', name: 'own', sources: [{ $ref: 'base.tokens.json' }] }];
    const text = resolver({ resolutionOrder: order });
    expect(readTheme(text, catalogue)?.ignored).toEqual([
      { from: 'base.tokens.json', mode: 'light', reason: 'no-counterpart' },
    ]);
    expect(takenFrom([text, JSON.stringify({ background: color(1, 1, 1) })])).toEqual([
      'light bg-page rgba(255, 255, 255, 1)',
    ]);
  });

  it.each([
    ['sets in a circle', '{"a":{"sources":[{"$ref":"#/sets/a"},{"$ref":"#/sets/a"}]}}'],
    ['a set named like a prototype', '{"a":{"sources":[{"__proto__":{"background":{"$value":"#000"}}}]}}'],
    ['a set that is none', '{"a":[1,null]}'],
  ])('with %s terminates, and the rest is read', (_, circle) => {
    const text = `{"sets":${circle},"resolutionOrder":[7,{"$ref":"#/sets/a"},{"$ref":"#/sets/b"},{"sources":[{"success":{"$value":"#0f0"}}]}]}`;
    expect(takenFrom(text)).toEqual(['light layout-success rgba(0, 255, 0, 1)']);
    expect(({} as Record<string, unknown>)['background']).toBeUndefined();
  });
});
