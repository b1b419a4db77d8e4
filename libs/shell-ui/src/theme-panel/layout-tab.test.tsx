/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import type { ThemePanelProps } from './theme-panel.tsx';
import { renderThemePanel } from '../testing/render-theme-panel.tsx';

const renderLayoutTab = async (props: Partial<ThemePanelProps> = {}) => {
  const rendered = renderThemePanel(props);
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

  it.each([
    { list: 'Menu Position', at: 1, key: 'menuPosition' },
    { list: 'Dashboard', at: 3, key: 'dashboard' },
  ] as const)('sets $list by its picture too, by pointer only', async ({ list, at, key }) => {
    const { user, draft } = await renderLayoutTab();
    const pictures = [...document.querySelectorAll<HTMLElement>('[data-layout-choice]')];
    await user.click(pictures[at]!);
    expect(draft()[key]).toBe('2');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: list }).value).toBe('2');
    expect(pictures.map(({ dataset }) => dataset['state']).slice(at - 1, at + 1)).toEqual(['off', 'on']);
    expect(pictures.every((picture) => picture.tabIndex === -1 && picture.closest('[aria-hidden]'))).toBe(true);
  });

  it('offers every background of the catalogue', async () => {
    const { user, engine, draft } = await renderLayoutTab();
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Homepage Backgrounds' });
    expect([...list.options].map(({ value }) => value)).toEqual(engine.catalogue.backgrounds.map(({ id }) => id));
    const last = engine.catalogue.backgrounds.at(-1)!;
    await user.selectOptions(list, last.id);
    expect(draft().background).toBe(last.id);
  });

  it('reports that the window is too narrow for the left menu, only while that is selected', async () => {
    const { user, update } = await renderLayoutTab({ hasRoomForMenu: false });
    const list = screen.getByRole('combobox', { name: 'Menu Position' });
    const hint = () => document.getElementById(list.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(hint()).toBe('This window is too narrow for the left menu. It shows in a wider one.');

    await user.selectOptions(list, '2');
    expect(hint()).toBeUndefined();
    await user.selectOptions(list, '1');
    update({ hasRoomForMenu: true });
    expect(hint()).toBeUndefined();
  });

  it('shows “Select...” only as a prompt, never as an option', async () => {
    await renderLayoutTab();
    expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Select...' }).disabled).toBe(true);
  });
});
