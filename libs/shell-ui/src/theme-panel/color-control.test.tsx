/** @jest-environment jsdom */
import { createThemeEngine, fieldsOf } from '@genmaster/theme-engine';
import { defaultCatalogue, nameCatalogue } from '@genmaster/theme-engine/catalogue';
import { act, screen, within } from '@testing-library/react';
import { hindiPanelLabels } from '../hindi/hindi-panel-labels.ts';
import { installModalDialog } from '../testing/modal-dialog.ts';
import { renderThemePanel } from '../testing/render-theme-panel.tsx';

beforeAll(installModalDialog);
// The area of lightness and chroma is drawn on a canvas, which the test document has none of.
beforeAll(() => void jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));

async function openPicker(section: string, name: string, props: Parameters<typeof renderThemePanel>[0] = {}) {
  const view = renderThemePanel(props);
  await view.openSection(section);
  await view.user.click(screen.getByRole('button', { name }));
  return { ...view, picker: within(await screen.findByRole('dialog', { name })) };
}

describe('the picker of a field', () => {
  it('offers the colours of the theme by their names, and takes one of them', async () => {
    const { picker, engine, user } = await openPicker('Other Button', 'Background');
    await user.click(picker.getByRole('button', { name: /^Danger, / }));
    expect(engine.valueOf('button-bg')).toBe(engine.valueOf('layout-danger'));
    await user.click(picker.getByRole('button', { name: 'OK' }));
    expect(engine.getSnapshot().draft.overrides.base['button-bg']).toBe(engine.valueOf('layout-danger'));
  });

  it('offers each colour once, without its own, and keeps them while a colour is tried out', async () => {
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

  it('says the contrast of the pair that is hardest to read, whichever that is by now', async () => {
    const { picker, engine } = await openPicker('Layout Colors', 'Primary');
    await picker.findByText(/^Under On primary, the lowest of 4: 6\.\d+:1, passes AA$/);
    // White with white text is as bad as white on a white page, of which less is asked.
    act(() => void engine.setField('layout-primary', '#fefefe'));
    await picker.findByText(/^Under On primary, the lowest of 4: 1\.\d+:1, fails AA$/);
    act(() => void engine.setField('layout-on-primary', '#000000'));
    await picker.findByText(/^With Card, the lowest of 4: 1\.\d+:1, fails AA$/);
  });

  it('repairs the colour that it shows', async () => {
    const { picker, engine, user } = await openPicker('Text Color', 'Link');
    act(() => void engine.setField('text-link', '#93c5fd'));
    await picker.findByText(/fails AA/);
    await user.click(picker.getByRole('button', { name: 'Repair' }));
    await picker.findByText(/passes AA/);
    expect(engine.valueOf('text-link')).not.toBe('rgba(147, 197, 253, 1)');
  });

  it('judges the colour as it was set where the page shows more contrast', async () => {
    const { picker, engine } = await openPicker('Text Color', 'Link');
    await picker.findByText(/the lowest of 3: 6\.08:1, passes AA$/);
    act(() => engine.setContrast('more'));
    expect(engine.getSnapshot().resolved.variables['--text-link']).not.toBe(engine.valueOf('text-link'));
    expect(picker.getByText(/the lowest of 3: 6\.08:1, passes AA$/)).toBeTruthy();
  });

  it('grows beside the panel and back, with the colour, and docks again when it is opened anew', async () => {
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

  it('speaks the language of the panel', async () => {
    const { picker } = await openPicker('Other Button', 'Background', { labels: hindiPanelLabels });
    expect(picker.getByRole('button', { name: hindiPanelLabels.largerPicker })).toBeTruthy();
    await picker.findByText(/^Text के नीचे/);
    expect(picker.getByText('इस थीम के रंग')).toBeTruthy();
  });
});

it('has no contrast and no colours of a theme that has none', async () => {
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
