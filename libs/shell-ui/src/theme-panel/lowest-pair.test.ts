import * as science from '@genmaster/theme-engine/color';
import { defaultCatalogue as catalogue } from '@genmaster/theme-engine/catalogue';
import { findField, resolveTheme, createThemeEngine } from '@genmaster/theme-engine';
import { lowestPairOf } from './lowest-pair.ts';

const { draft } = createThemeEngine({ catalogue }).getSnapshot();
const { variables } = resolveTheme(catalogue, draft);
const lowestOf = (id: string, changes: Record<string, string> = {}) =>
  lowestPairOf(findField(catalogue, id)!, { catalogue, variables: { ...variables, ...changes }, science });

it('weighs each pair by what it must reach', () => {
  // A border of 2.9 misses 3 by less than a text of 3.1 misses 4.5.
  const pair = lowestOf('layout-primary', {
    '--bg-page': 'rgba(255, 255, 255, 1)',
    '--layout-primary': 'rgba(148, 148, 148, 1)',
    '--layout-on-primary': 'rgba(255, 255, 255, 1)',
  });
  expect(pair).toMatchObject({ partner: { id: 'layout-on-primary' }, role: 'background', min: 4.5, count: 4 });
});

it('compares with a translucent background as it is drawn', () => {
  const pair = lowestOf('text-link', { '--bg-page': 'rgba(0, 0, 0, 1)', '--bg-card': 'rgba(255, 255, 255, 0.5)' });
  expect(pair!.against).toMatch(/^rgba\(\d+, \d+, \d+, 1\)$/);
});

it('finds none for a field that is declared with none', () => {
  expect(lowestOf('layout-border')).toBeNull();
});
