/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { hexField, renderPicker } from '../testing/render-picker.tsx';
import { ColorPickerPopover } from '../color-picker-popover/color-picker-popover.tsx';

const field = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });

describe('a number field', () => {
  it.each([
    ['-10', 41],
    ['- 10', 41],
    ['*2', 102],
    ['/3', 17],
    ['+10%', 76.5],
    ['-10%', 25.5],
    ['(1+2)*4', 12],
    ['calc(10 * 2)', 20],
    ['1e2', 100],
    ['12,5', 12.5],
    ['२५', 25],
    ['１２', 12],
    [' 7 ', 7],
  ])('takes %s', async (text, number) => {
    const { user, onValueChange } = renderPicker({ defaultValue: 'rgb(51, 102, 153)', defaultFormat: 'rgba' });
    await user.clear(field('Red'));
    await user.type(field('Red'), `${text}{Enter}`);
    const { color } = onValueChange.mock.lastCall[0];
    expect(color.v).toBeCloseTo(0.6, 5);
    expect(field('Red').getAttribute('aria-invalid')).toBeNull();
    expect(Math.round(number)).toBe(Number(field('Red').value));
  });

  it.each(['-60', '+300', '*9', '1/0', '0/0', '1e', '--', '5 5', '10px', '50deg', 'nan', 'infinity', 'e', 'pi', '()'])(
    'refuses %s and keeps the colour',
    async (text) => {
      const { user, lastValue } = renderPicker({ defaultValue: 'rgb(51, 102, 153)', defaultFormat: 'rgba' });
      await user.clear(field('Red'));
      await user.type(field('Red'), `${text}{Enter}`);
      expect(field('Red').getAttribute('aria-invalid')).toBe('true');
      await user.tab();
      expect(lastValue() ?? 'rgb(51, 102, 153)').toBe('rgb(51, 102, 153)');
      expect(field('Red').value).toBe('51');
    },
  );

  it.each([
    ['90deg', 90],
    ['90°', 90],
    ['0.25turn', 90],
    ['100grad', 90],
  ])('takes the angle %s for a hue', async (text, degrees) => {
    const { user, lastValue } = renderPicker({ defaultValue: '#336699', defaultFormat: 'hsla' });
    await user.clear(field('Hue'));
    await user.type(field('Hue'), `${text}{Enter}`);
    expect(lastValue()).toBe(`hsla(${degrees}, 50%, 40%, 1)`);
  });

  it('takes no angle beyond the circle', async () => {
    const { user } = renderPicker({ defaultValue: '#336699', defaultFormat: 'hsla' });
    await user.clear(field('Hue'));
    await user.type(field('Hue'), '2turn{Enter}');
    expect(field('Hue').getAttribute('aria-invalid')).toBe('true');
  });

  it('does not preview the beginning of a step back', async () => {
    const { user, onValueChange } = renderPicker({ defaultValue: 'rgb(51, 102, 153)', defaultFormat: 'rgba' });
    await user.clear(field('Red'));
    await user.type(field('Red'), '-1');
    expect(onValueChange).not.toHaveBeenCalled();
    expect(field('Red').getAttribute('aria-invalid')).toBeNull();
    await user.type(field('Red'), '0');
    await user.tab();
    expect(onValueChange.mock.calls.map(([{ value }]) => value)).toEqual(['rgba(41, 102, 153, 1)']);
  });
});

describe('writing with an input method', () => {
  it('is not judged before the writing ends', () => {
    const { lastValue } = renderPicker({ defaultValue: 'rgb(51, 102, 153)', defaultFormat: 'rgba' });
    const red = field('Red');
    fireEvent.compositionStart(red);
    fireEvent.input(red, { target: { value: 'じゅう' }, isComposing: true });
    expect(red.getAttribute('aria-invalid')).toBeNull();
    expect(red.value).toBe('じゅう');
    fireEvent.input(red, { target: { value: '１０' }, isComposing: true });
    expect(lastValue()).toBeUndefined();
    fireEvent.compositionEnd(red);
    expect(lastValue()).toBe('rgba(10, 102, 153, 1)');
    expect(red.value).toBe('１０');
  });

  it('reads full-width digits in the hex field', async () => {
    const { user, lastValue } = renderPicker({ defaultValue: '#000000' });
    await user.clear(hexField());
    await user.type(hexField(), '＃３３６６９９');
    expect(lastValue()).toBe('#336699');
  });
});

describe('a pasted text', () => {
  it.each([
    ['255, 0, 0', '#ff0000'],
    ['--primary: 120 100% 25%;', '#008000'],
    ['$brand: teal !default;', '#008080'],
  ])('is read as the colour that it has: %s', async (text, value) => {
    const { user, lastValue, onValueCommit } = renderPicker({ defaultValue: '#336699' });
    await user.click(hexField());
    await user.paste(text);
    expect(lastValue()).toBe(value);
    expect(hexField().value).toBe(value);
    expect(onValueCommit).toHaveBeenCalledTimes(1);
  });

  it.each(['255, 0, 0', 'ff0000'])('is a whole colour in a number field, too: %s', async (text) => {
    const { user, lastValue } = renderPicker({ defaultValue: '#336699', defaultFormat: 'rgba' });
    await user.clear(field('Red'));
    await user.type(field('Red'), `${text}{Enter}`);
    expect(lastValue()).toBe('rgba(255, 0, 0, 1)');
  });
});

describe('drafts', () => {
  it('go when a gesture changes the colour by other means', async () => {
    const { user, lastValue } = renderPicker({ defaultValue: '#336699', presets: ['teal'] });
    await user.clear(hexField());
    await user.type(hexField(), '#12');
    await user.click(screen.getByRole('button', { name: /^teal/ }));
    expect(lastValue()).toBe('#008080');
    expect(hexField().value).toBe('#008080');
  });

  it('are given up with the popup on Escape, and accepted with OK when they are complete', async () => {
    const { user } = renderPicker();
    const onSelect = jest.fn();
    render(<ColorPickerPopover label="Ink" defaultValue="#336699" onSelect={onSelect} />);
    await user.click(screen.getByRole('button', { name: 'Ink' }));
    const [, hex] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Hex' });
    await user.clear(hex!);
    await user.type(hex!, '#abc');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(onSelect.mock.lastCall[0].value).toBe('#aabbcc');
    await user.click(screen.getByRole('button', { name: 'Ink' }));
    const [, again] = screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Hex' });
    expect(again!.value).toBe('#aabbcc');
    await user.clear(again!);
    await user.type(again!, '#f0f0f0{Escape}');
    expect(onSelect).toHaveBeenCalledTimes(1);
  });

  it('of a colour by name show its hex text afterwards', async () => {
    const { user } = renderPicker({ defaultValue: '#336699' });
    await user.clear(hexField());
    await user.type(hexField(), 'teal');
    await user.tab();
    expect(hexField().value).toBe('#008080');
  });
});
