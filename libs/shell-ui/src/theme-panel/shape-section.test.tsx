/** @jest-environment jsdom */
import { createThemeEngine } from '@genmaster/theme-engine';
import { defaultCatalogue, withShape } from '@genmaster/theme-engine/catalogue';
import { screen, within } from '@testing-library/react';
import { installModalDialog } from '../testing/modal-dialog.ts';
import { renderThemePanel } from '../testing/render-theme-panel.tsx';
import { cutTextsIn } from './cut-texts.ts';

beforeAll(installModalDialog);

const open = async () => {
  const engine = createThemeEngine({ catalogue: withShape(defaultCatalogue) });
  const rendered = renderThemePanel({ engine });
  await rendered.user.click(screen.getByRole('tab', { name: 'Layout' }));
  return { ...rendered, engine, shape: within(screen.getByRole('group', { name: 'Shape' })) };
};

it('is in the layout tab, shows each part as the theme has it, and is not among the twelve sections', async () => {
  const { shape, user } = await open();
  const lists = shape.getAllByRole<HTMLSelectElement>('combobox');
  expect(lists.map(({ value }) => value)).toEqual(['theme', 'theme', 'theme', 'theme', 'theme']);
  await user.click(screen.getAllByRole('tab', { name: 'Theme' }).at(-1)!);
  expect(document.querySelectorAll('summary')).toHaveLength(12);
});

it('is changed, reported to fit, and reset in its own row', async () => {
  const { shape, user, engine } = await open();
  await user.selectOptions(shape.getByRole('combobox', { name: 'Corners' }), 'Round');
  expect(engine.getSnapshot().resolved.variables['--radius-m']).toBe('14px');
  expect(await shape.findByText('Every text of this page fits.')).toBeTruthy();
  await user.click(shape.getByRole('button', { name: 'Reset: Corners' }));
  expect(engine.getSnapshot().changedFields.size).toBe(0);
});

it('names texts that are wider than their box, and not those that scroll', () => {
  document.body.innerHTML =
    '<main><p>Fits</p><h1>Much too long</h1><div style="overflow-x: auto"><p>Scrolls</p></div></main>';
  const box = { width: 100, height: 20, left: 0, right: 100 } as DOMRect;
  for (const element of document.querySelectorAll<HTMLElement>('body, p, h1')) {
    element.getBoundingClientRect = () => ({ ...box, right: element === document.body ? 300 : 100 });
    const width = element.textContent === 'Fits' ? 100 : 140;
    Object.defineProperties(element, { clientWidth: { value: 100 }, scrollWidth: { value: width } });
  }
  expect(cutTextsIn(document.body)).toEqual(['Much too long']);
});
