/** @jest-environment jsdom */
import { createThemeEngine, fieldsOf } from '@genmaster/theme-engine';
import { defaultCatalogue, nameCatalogue } from '@genmaster/theme-engine/catalogue';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { hindiPanelLabels } from '../hindi/hindi-panel-labels.ts';
import { installModalDialog } from '../testing/modal-dialog.ts';
import { renderThemePanel } from '../testing/render-theme-panel.tsx';

beforeAll(installModalDialog);
// The area of lightness and chroma is drawn on a canvas, which jsdom does not have.
beforeAll(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

async function openPicker(section: string, name: string, props: Parameters<typeof renderThemePanel>[0] = {}) {
  const view = renderThemePanel(props);
  await view.openSection(section);
  await view.user.click(screen.getByRole('button', { name }));
  return { ...view, picker: within(await screen.findByRole('dialog', { name })) };
}

describe('the picker of a field', () => {
  it('offers the colours of the theme by name, and applies one of them', async () => {
    const { picker, engine, user } = await openPicker('Other Button', 'Background');
    await user.click(picker.getByRole('button', { name: /^Danger, / }));
    expect(engine.valueOf('button-bg')).toBe(engine.valueOf('layout-danger'));
    await user.click(picker.getByRole('button', { name: 'OK' }));
    expect(engine.getSnapshot().draft.overrides.base['button-bg']).toBe(engine.valueOf('layout-danger'));
  });

  it('offers each colour once, without its own, and keeps the list while a colour is previewed', async () => {
    const { picker, engine } = await openPicker('Layout Colors', 'Primary');
    const names = () =>
      within(picker.getByRole('group', { name: 'This theme' }))
        .getAllByRole('button')
        .map((swatch) => swatch.getAttribute('aria-label'));
    const before = names();
    expect(before.some((name) => /^Primary/.test(name ?? ''))).toBe(false);
    expect(new Set(before).size).toBe(before.length);
    act(() => void engine.setField('layout-primary', '#123456'));
    expect(names()).toEqual(before);
  });

  it('shows the contrast of the pair with the lowest one, and follows when another pair becomes the lowest', async () => {
    const { picker, engine } = await openPicker('Layout Colors', 'Primary');
    await picker.findByText(/^Under On primary, the lowest of 4: 6\.\d+:1, passes AA$/);
    // White text on white has the same ratio as white on a white page, where the required ratio is lower.
    act(() => void engine.setField('layout-primary', '#fefefe'));
    await picker.findByText(/^Under On primary, the lowest of 4: 1\.\d+:1, fails AA$/);
    act(() => void engine.setField('layout-on-primary', '#000000'));
    await picker.findByText(/^With Card, the lowest of 4: 1\.\d+:1, fails AA$/);
  });

  it('fixes the contrast of the colour that it shows', async () => {
    const { picker, engine, user } = await openPicker('Text Color', 'Link');
    act(() => void engine.setField('text-link', '#93c5fd'));
    await picker.findByText(/fails AA/);
    await user.click(picker.getByRole('button', { name: 'Repair' }));
    await picker.findByText(/passes AA/);
    expect(engine.valueOf('text-link')).not.toBe('rgba(147, 197, 253, 1)');
  });

  it('measures the colour as it was set where the page shows more contrast', async () => {
    const { picker, engine } = await openPicker('Text Color', 'Link');
    await picker.findByText(/the lowest of 3: 6\.08:1, passes AA$/);
    act(() => engine.setContrast('more'));
    expect(engine.getSnapshot().resolved.variables['--text-link']).not.toBe(engine.valueOf('text-link'));
    expect(picker.getByText(/the lowest of 3: 6\.08:1, passes AA$/)).toBeTruthy();
  });

  it('enlarges beside the panel and back, keeps the colour, and is docked when it opens again', async () => {
    const { picker, engine, user } = await openPicker('Other Button', 'Background');
    act(() => void engine.setField('button-bg', '#123456'));
    const larger = () => screen.getByRole('button', { name: 'Larger picker' });
    await user.click(larger());
    expect(larger().getAttribute('aria-pressed')).toBe('true');
    await picker.findByRole('slider', { name: /Chroma/ });
    expect(engine.valueOf('button-bg')).toBe('rgba(18, 52, 86, 1)');
    await user.click(picker.getByRole('button', { name: 'Cancel' }));
    expect(engine.getSnapshot().isDirty).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Background' }));
    expect(larger().getAttribute('aria-pressed')).toBe('false');
  });

  it('lists the last colours of all fields in the larger picker, newest first', async () => {
    const { picker, engine, user } = await openPicker('Other Button', 'Background');
    const choose = async (color: string, end: 'OK' | 'Cancel') => {
      act(() => void fireEvent.change(screen.getByRole('spinbutton', { name: 'Red' }), { target: { value: color } }));
      await user.click(screen.getByRole('button', { name: end }));
    };
    expect(picker.queryByRole('group', { name: 'Recent colors' })).toBeNull();
    await choose('10', 'OK');
    const first = engine.valueOf('button-bg');
    await user.click(screen.getByRole('button', { name: 'Background' }));
    await choose('20', 'OK');
    await user.click(screen.getByRole('button', { name: 'Background' }));
    await choose('30', 'Cancel');

    await user.click(screen.getByRole('button', { name: 'Text' }));
    expect(screen.queryByRole('group', { name: 'Recent colors' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Larger picker' }));
    const group = within(screen.getByRole('group', { name: 'Recent colors' }));
    const colors = group.getAllByRole('button').map((swatch) => swatch.getAttribute('aria-label'));
    expect(colors).toHaveLength(2);
    expect(colors[1]).toContain(first);
    await user.click(group.getAllByRole('button')[1]!);
    expect(engine.valueOf('button-text')).toBe(first);
  });

  it('is in the panel’s language', async () => {
    const { picker } = await openPicker('Other Button', 'Background', { labels: hindiPanelLabels });
    expect(picker.getByRole('button', { name: hindiPanelLabels.largerPicker })).toBeTruthy();
    await picker.findByText(/^Text के नीचे/);
    expect(picker.getByText('इस थीम के रंग')).toBeTruthy();
  });
});

it('has no contrast and no theme colours where the theme has none', async () => {
  const catalogue = {
    ...defaultCatalogue,
    sections: [
      { id: 'one', name: 'One', fields: [{ ...fieldsOf(defaultCatalogue).find(({ id }) => id === 'button-bg')! }] },
    ],
  };
  const engine = createThemeEngine({ catalogue });
  const { picker } = await openPicker('One', 'Background', { engine });
  expect(picker.queryByRole('group', { name: 'This theme' })).toBeNull();
  expect(picker.queryByText(/AA/)).toBeNull();
});

it('names the colours as the catalogue does', async () => {
  const engine = createThemeEngine({
    catalogue: nameCatalogue(defaultCatalogue, { fields: { 'layout-danger': 'ख़तरा' } }),
  });
  const { picker } = await openPicker('Other Button', 'Background', { engine });
  expect(picker.getByRole('button', { name: /^ख़तरा, / })).toBeTruthy();
});
