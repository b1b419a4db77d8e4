/** @jest-environment jsdom */
import { describeConformance } from '@genmaster/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { nearestColorName } from '@genmaster/color';
import { hexField, renderPicker, slider } from '../testing/render-picker.tsx';
import { ColorPicker } from './color-picker.tsx';

describeConformance('ColorPicker', ColorPicker as never, { props: {} });

describe('ColorPicker', () => {
  it('shows the colour it is given and tells nobody', () => {
    const { onValueChange } = renderPicker({ value: '#336699' });
    expect(hexField().value).toBe('#336699');
    expect(slider('Hue').value).toBe('210');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('falls back to white, or to the fallback of the host', () => {
    const { rerender } = render(<ColorPicker value="nonsense" />);
    expect(hexField().value).toBe('#ffffff');
    rerender(<ColorPicker key="2" value="nonsense" fallbackColor="black" />);
    expect(hexField().value).toBe('#000000');
  });

  it('speaks both axes, their values and the colour', () => {
    renderPicker({ value: '#336699' });
    expect(slider('Saturation').getAttribute('aria-valuetext')).toBe('67%, steel blue');
    expect(slider('Brightness').getAttribute('aria-valuetext')).toContain('60%');
    expect(slider('Saturation').getAttribute('aria-roledescription')).toBe('2D slider');
  });

  it('sends its value with a form and goes back to the first one on reset', async () => {
    const { user, container } = renderInForm(<ColorPicker name="brand" defaultValue="#336699" />);
    const form = container.querySelector('form')!;
    slider('Hue').focus();
    await user.keyboard('{End}');
    expect(new FormData(form).get('brand')).toBe('#993333');
    fireEvent.reset(form);
    expect(new FormData(form).get('brand')).toBe('#336699');
    expect(hexField().value).toBe('#336699');
  });

  it('disables every control', () => {
    renderPicker({ defaultValue: '#336699', disabled: true, presets: ['red'], showButtons: true });
    const controls = ['slider', 'textbox', 'button'].flatMap((role) => screen.getAllByRole<HTMLButtonElement>(role));
    expect(controls.filter((control) => !control.disabled)).toEqual([]);
  });

  it('speaks the language of the host', () => {
    renderPicker({ labels: { hue: 'Farbton', hex: 'Hexadezimal' } });
    expect(slider('Farbton')).toBeTruthy();
    expect(screen.getByRole('textbox', { name: 'Hexadezimal' })).toBeTruthy();
  });

  it('names colours in the language of the host', () => {
    const names: Readonly<Record<string, string>> = { steelblue: 'Stahlblau' };
    renderPicker({ value: '#336699', labels: { nameColor: (color) => names[nearestColorName(color)] ?? 'Farbe' } });
    expect(slider('Saturation').getAttribute('aria-valuetext')).toBe('67%, Stahlblau');
    expect(slider('Hue').getAttribute('aria-valuetext')).toBe('210°, Farbe');
  });

  it('is as wide and high as the host says, in pixels or in any CSS length', () => {
    const { container, rerender } = renderPicker({ width: 300, height: '20rem' });
    const style = (container.firstElementChild as HTMLElement).style;
    expect(style.getPropertyValue('--gm-picker-width')).toBe('300px');
    expect(style.getPropertyValue('--gm-picker-height')).toBe('20rem');
    rerender(<ColorPicker />);
    expect(style).toHaveLength(0);
  });

  it('has its usual size where the host says no length', () => {
    const supports = (_property: string, text: string) => text !== 'wide' && !text.startsWith('-');
    Object.assign(globalThis, { CSS: { supports } });
    const { container } = renderPicker({ width: 'wide', height: -5 });
    expect((container.firstElementChild as HTMLElement).style).toHaveLength(0);
    Reflect.deleteProperty(globalThis, 'CSS');
  });

  it.each([123, true, {}])('takes %j, which is no text, for no colour', async (given) => {
    const untyped = { value: given, presets: ['teal', given], contrast: { against: given } } as object;
    const { user, lastValue } = renderPicker(untyped);
    expect(hexField().value).toBe('#ffffff');
    await user.click(screen.getByRole('button', { name: 'teal, teal' }));
    expect(lastValue()).toBe('#008080');
  });

  it('takes null for no value at all', () => {
    const { rerender, onValueChange } = renderPicker({ value: null as never, defaultPresets: null as never });
    expect(hexField().value).toBe('#ffffff');
    rerender(<ColorPicker value="#336699" />);
    rerender(<ColorPicker value={null as never} />);
    expect(hexField().value).toBe('#336699');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('leaves out the fields, with the buttons that cycle them', () => {
    renderPicker({ hideFields: true });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has a grey ramp instead of hue and saturation in the grey mode', async () => {
    const { user, lastValue } = renderPicker({ defaultValue: '#336699', colorMode: 'grayscale' });
    expect(screen.queryByRole('slider', { name: 'Hue' })).toBeNull();
    slider('Brightness').focus();
    await user.keyboard('{End}');
    expect(lastValue()).toBe('#ffffff');
  });

  it('has presets alone in the presets mode', async () => {
    const { user, lastValue } = renderPicker({ colorMode: 'presets', presets: ['red', '#00f'] });
    expect(screen.queryByRole('slider')).toBeNull();
    await user.click(screen.getByRole('button', { name: /blue/ }));
    expect(lastValue()).toBe('#0000ff');
  });

  it('takes OK and Cancel inline, and stays', async () => {
    const onSelect = jest.fn();
    const onCancel = jest.fn();
    const { user, lastValue } = renderPicker({ defaultValue: 'teal', showButtons: true, onSelect, onCancel });
    slider('Hue').focus();
    await user.keyboard('{ArrowUp}');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(lastValue()).toBe('teal');
    expect(onCancel).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ value: 'teal' }));
  });
});

function renderInForm(content: React.ReactNode) {
  return { user: userEvent.setup(), ...render(<form>{content}</form>) };
}
