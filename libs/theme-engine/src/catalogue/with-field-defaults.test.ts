import { createThemeEngine } from '../core/theme-engine.ts';
import { defaultCatalogue } from './default-catalogue.ts';
import { withFieldDefaults } from './with-field-defaults.ts';

it('reads sizes, fonts and icons of a stylesheet as defaults, and no colours or invalid values', () => {
  const catalogue = withFieldDefaults(defaultCatalogue, {
    '--font-h1': '40px',
    '--font-h2': 'calc(1px)',
    '--font-body': 'Inter Regular',
    '--bg-page': '#f00',
    '--unknown': '1px',
  });
  const engine = createThemeEngine({ catalogue });
  const plain = createThemeEngine({ catalogue: defaultCatalogue });
  expect(['fontH1', 'font-body'].map(engine.valueOf)).toEqual(['40px', 'inter-regular']);
  for (const id of ['fontH2', 'bg-page']) expect(engine.valueOf(id)).toBe(plain.valueOf(id));
});
