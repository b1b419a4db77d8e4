import * as science from '@genmaster/theme-engine/color';
import { defaultCatalogue as catalogue } from '@genmaster/theme-engine/catalogue';
import { findField, resolveTheme, createThemeEngine } from '@genmaster/theme-engine';
import { lowestPairOf } from './lowest-pair.ts';

const { draft } = createThemeEngine({ catalogue }).getSnapshot();
const { variables } = resolveTheme(catalogue, draft);
const lowestOf = (id: string, changes: Record<string, string> = {}) =>
  lowestPairOf(findField(catalogue, id)!, { catalogue, variables: { ...variables, ...changes }, science });

it('compares each pair with its required contrast', () => {
  // A border with 2.9 of the required 3 is closer than a text with 3.1 of the required 4.5.
  const pair = lowestOf('layout-primary', {
    '--bg-page': 'rgba(255, 255, 255, 1)',
    '--layout-primary': 'rgba(148, 148, 148, 1)',
    '--layout-on-primary': 'rgba(255, 255, 255, 1)',
  });
  expect(pair).toMatchObject({ partner: { id: 'layout-on-primary' }, role: 'background', min: 4.5, count: 4 });
});

it('blends a translucent background before it compares', () => {
  const pair = lowestOf('text-link', { '--bg-page': 'rgba(0, 0, 0, 1)', '--bg-card': 'rgba(255, 255, 255, 0.5)' });
  expect(pair!.against).toMatch(/^rgba\(\d+, \d+, \d+, 1\)$/);
});

it('returns none for a field without declared pairs', () => {
  expect(lowestOf('layout-border')).toBeNull();
});
