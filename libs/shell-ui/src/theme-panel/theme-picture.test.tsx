/** @jest-environment jsdom */
import { createThemeEngine } from '@genmaster/theme-engine';
import { defaultCatalogue } from '@genmaster/theme-engine/catalogue';
import { createTheme } from '@genmaster/theme-engine/create';
import { render } from '@testing-library/react';
import { ThemePicture } from './theme-picture.tsx';

const fillsOf = (variables: Readonly<Record<string, string>>) => {
  const { container } = render(<ThemePicture variables={variables} mode="light" />);
  return [...container.querySelectorAll('rect, circle')].map((part) => part.getAttribute('fill'));
};

it('has a color for each of its parts', () => {
  const engine = createThemeEngine({ catalogue: defaultCatalogue });
  expect(fillsOf(engine.getSnapshot().resolved.variables)).not.toContain(null);
});

it('shows the first colors of a catalogue with other variables', () => {
  const colors = { page: 'white', ink: 'rebeccapurple' };
  const { engine } = createTheme({ colors, sizes: { gap: { value: 4, min: 0, max: 8 } }, storage: null });
  expect(fillsOf(engine.getSnapshot().resolved.variables)).toEqual(['rgba(255, 255, 255, 1)', 'rgba(102, 51, 153, 1)']);
});
