/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderThemePanel } from '../testing/render-theme-panel.tsx';

const renderLayoutTab = async () => {
  const rendered = renderThemePanel();
  await rendered.user.click(screen.getByRole('tab', { name: 'Layout' }));
  return rendered;
};

describe('the layout tab', () => {
  it.each([
    { list: 'Menu Position', option: 'Top', key: 'menuPosition', value: '2' },
    { list: 'Dashboard', option: 'Dashboard 2', key: 'dashboard', value: '2' },
  ] as const)('sets $list to $option', async ({ list, option, key, value }) => {
    const { user, draft } = await renderLayoutTab();
    await user.selectOptions(screen.getByRole('combobox', { name: list }), option);
    expect(draft()[key]).toBe(value);
  });

  it('offers every background of the catalogue', async () => {
    const { user, engine, draft } = await renderLayoutTab();
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Homepage Backgrounds' });
    expect([...list.options].map(({ value }) => value)).toEqual(engine.catalogue.backgrounds.map(({ id }) => id));
    const last = engine.catalogue.backgrounds.at(-1)!;
    await user.selectOptions(list, last.id);
    expect(draft().background).toBe(last.id);
  });

  it('shows “Select...” only as a prompt, never as a choice', async () => {
    await renderLayoutTab();
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Select...' }).disabled).toBe(true);
  });
});
