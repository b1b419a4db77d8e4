/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { hexField } from '../testing/render-picker.tsx';
import { defineColorPicker } from './define-color-picker.ts';

beforeAll(() => {
  // jsdom has element internals without a form value.
  ElementInternals.prototype.setFormValue = () => undefined;
  defineColorPicker();
});

/** Creates an element as React 19, Vue, Svelte and Solid do: by property where it has one of that name. */
function placeByFramework(attributes: Record<string, unknown>) {
  const picker = document.createElement('gm-color-picker');
  for (const [name, value] of Object.entries(attributes)) {
    if (name in picker) Reflect.set(picker, name, value);
    else picker.setAttribute(name, String(value));
  }
  document.body.replaceChildren(picker);
  return picker;
}

const turnHue = async () => {
  screen.getByRole('slider', { name: 'Hue' }).focus();
  await userEvent.setup().keyboard('{End}');
};

describe('a <gm-color-picker> in the template of a framework', () => {
  it('reads the text of its presets and tokens as in markup', async () => {
    const picker = placeByFramework({ presets: 'teal; gold', tokens: 'Ink = #111; Brand = #369 = var(--brand)' });
    expect(picker.presets).toEqual(['teal', 'gold']);
    expect(picker.tokens).toEqual([
      { name: 'Ink', color: '#111', value: undefined },
      { name: 'Brand', color: '#369', value: 'var(--brand)' },
    ]);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Brand, #369' }));
    expect(picker.value).toBe('var(--brand)');
  });

  it.each([true, ''])('keeps recent colours with the flag %j', async (flag) => {
    const picker = placeByFramework({ value: '#336699', recent: flag });
    await turnHue();
    expect(picker.recent).toEqual(['#993333']);
    picker.recent = ['teal'];
    expect(picker.recent).toEqual(['teal']);
  });

  it.each([false, 'false'])('keeps none with the flag %j', async (flag) => {
    const picker = placeByFramework({ value: '#336699', recent: true });
    Reflect.set(picker, 'recent', flag);
    await turnHue();
    expect(picker.recent).toEqual([]);
  });

  it('belongs to the form of the id that it is given', () => {
    const picker = placeByFramework({ form: 'brand' });
    expect(picker.getAttribute('form')).toBe('brand');
    Reflect.set(picker, 'form', null);
    expect(picker.hasAttribute('form')).toBe(false);
  });

  it.each([true, 5, {}, null])('has no presets where they are %j', (presets) => {
    expect(placeByFramework({ presets }).presets).toEqual([]);
  });
});

describe('an attribute of <gm-color-picker> that says "false"', () => {
  it.each([
    ['popup', () => hexField()],
    ['hide-fields', () => hexField()],
    ['cmyk', () => expect(screen.queryByRole('option', { name: 'CMYK' })).toBeNull()],
    ['clearable', () => expect(screen.queryByRole('button', { name: 'No color' })).toBeNull()],
    ['show-buttons', () => expect(screen.queryByRole('button', { name: 'OK' })).toBeNull()],
    ['editable-presets', () => expect(screen.queryByRole('button', { name: 'Add color' })).toBeNull()],
    ['copy', () => expect(screen.queryByRole('button', { name: /^Copy/ })).toBeNull()],
    ['show-name', () => expect(screen.queryByText('steelblue')).toBeNull()],
    ['shades', () => expect(screen.queryByRole('group', { name: 'Tints and shades' })).toBeNull()],
  ])('is off: %s', (name, expectOff) => {
    placeByFramework({ value: '#336699', [name]: false });
    expectOff();
  });

  it('leaves OK and Cancel out of a popup, which has them otherwise', async () => {
    const picker = placeByFramework({ value: '#336699', label: 'Ink', popup: '', 'show-buttons': false });
    await userEvent.setup().click(screen.getByRole('button', { name: 'Ink' }));
    expect(screen.queryByRole('button', { name: 'OK' })).toBeNull();
    picker.removeAttribute('show-buttons');
    expect(screen.getByRole('button', { name: 'OK' })).toBeTruthy();
  });

  it('remembers no notation', async () => {
    const markup = { value: '#336699', 'remember-format': false };
    placeByFramework(markup);
    await userEvent.setup().click(screen.getByRole('button', { name: 'Next color format' }));
    expect(localStorage).toHaveLength(0);
  });

  it('turns what was on off again', () => {
    const picker = placeByFramework({ value: '#336699', label: 'Ink', popup: '' });
    picker.setAttribute('popup', 'false');
    expect(screen.queryByRole('button', { name: 'Ink' })).toBeNull();
    expect(hexField().value).toBe('#336699');
  });
});

it('an empty label gives the usual name instead of none', () => {
  placeByFramework({ label: '', popup: '' });
  expect(screen.getByRole('button', { name: 'Color picker' })).toBeTruthy();
});
