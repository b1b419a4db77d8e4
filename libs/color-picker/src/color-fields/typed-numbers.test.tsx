/** @jest-environment jsdom */
import { formatColor, parseColor } from '@genmaster/color/far';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ColorPicker, type ColorPickerProps } from '../color-picker/color-picker.tsx';
import { firePointer, hexField, renderPicker } from '../testing/render-picker.tsx';

const findField = (name: string) => screen.findByRole<HTMLInputElement>('spinbutton', { name });

const valuesOf = (onValueChange: jest.Mock) => onValueChange.mock.calls.map(([{ value }]) => value);

/** Renders a picker and empties one of its fields. */
async function renderField(name: string, props: ColorPickerProps) {
  const picker = renderPicker(props);
  const field = await findField(name);
  await picker.user.clear(field);
  return { ...picker, field };
}

const oklch: ColorPickerProps = { outputFormat: 'oklch', defaultValue: 'oklch(0.6 0.2 30)' };
const cmyk: ColorPickerProps = { outputFormat: 'cmyk', cmyk: true, defaultValue: 'cmyk(0%, 50%, 50%, 0%)' };
const hwb: ColorPickerProps = { outputFormat: 'hwb', defaultValue: 'hwb(0 10% 50%)' };

describe('a typed number', () => {
  it.each([
    { name: 'Lightness', typed: '70', props: oklch, value: 'oklch(0.7 0.2 30)' },
    { name: 'Cyan', typed: '75', props: cmyk, value: 'cmyk(50%, 0%, 0%, 50%)' },
    { name: 'Cyan', typed: '5{ArrowLeft}7', props: cmyk, value: 'cmyk(50%, 0%, 0%, 50%)' },
    { name: 'Whiteness', typed: '80', props: hwb, value: 'hwb(0 61.5% 38.5%)' },
    { name: 'Whiteness', typed: '80{Backspace}', props: hwb, value: 'hwb(0 8% 50%)' },
  ])('changes the colour of before the typing: $typed in $name gives $value', async ({ name, typed, props, value }) => {
    for (const end of ['{Enter}', '{Tab}']) {
      const { user, field, lastValue, onValueCommit, unmount } = await renderField(name, props);
      await user.type(field, `${typed}${end}`);
      expect(lastValue()).toBe(value);
      expect(onValueCommit).toHaveBeenCalledTimes(1);
      unmount();
    }
  });

  it('is applied once, and Enter applies it no second time over what the host has set since', async () => {
    const user = userEvent.setup();
    const onValueChange = jest.fn();
    const props: ColorPickerProps = { defaultFormat: 'rgba', onValueChange };
    const { rerender } = render(<ColorPicker {...props} value="rgb(51, 102, 153)" />);
    const red = await findField('Red');
    await user.clear(red);
    await user.type(red, '7');
    rerender(<ColorPicker {...props} value="rgba(7, 102, 153, 1)" />);
    rerender(<ColorPicker {...props} value="rgb(1, 2, 3)" />);
    await user.keyboard('{Enter}');
    expect(valuesOf(onValueChange)).toEqual(['rgba(7, 102, 153, 1)']);
    expect(red.value).toBe('1');
  });

  it('goes on from the colour that the host has set in the middle of the typing', async () => {
    const user = userEvent.setup();
    const onValueChange = jest.fn();
    const props: ColorPickerProps = { defaultFormat: 'rgba', onValueChange };
    const { rerender } = render(<ColorPicker {...props} value="rgb(51, 102, 153)" />);
    const red = await findField('Red');
    await user.clear(red);
    await user.type(red, '7');
    rerender(<ColorPicker {...props} value="rgba(7, 102, 153, 1)" />);
    rerender(<ColorPicker {...props} value="rgb(1, 2, 3)" />);
    await user.type(red, '0');
    expect(onValueChange.mock.lastCall[0].value).toBe('rgba(70, 2, 3, 1)');
  });

  it('is no error while only its decimals are missing, and moves the colour no way and back', async () => {
    const { user, field, onValueChange } = await renderField('Alpha', {
      defaultValue: 'rgba(51, 102, 153, 0.3)',
      defaultFormat: 'rgba',
    });
    for (const key of '0.5') {
      await user.type(field, key);
      expect(field.getAttribute('aria-invalid')).toBeNull();
    }
    expect(valuesOf(onValueChange)).toEqual(['rgba(51, 102, 153, 0)', 'rgba(51, 102, 153, 0.5)']);
  });

  it.each([
    ['1.', 'rgba(51, 102, 153, 1)'],
    ['.5', 'rgba(51, 102, 153, 0.5)'],
    ['0,5', 'rgba(51, 102, 153, 0.5)'],
  ])('may be written as %s', async (typed, value) => {
    const { user, field, lastValue } = await renderField('Alpha', {
      defaultValue: 'rgba(51, 102, 153, 0.3)',
      defaultFormat: 'rgba',
    });
    await user.type(field, `${typed}{Enter}`);
    expect(lastValue()).toBe(value);
  });
});

describe('dragging across a letter', () => {
  /** Drags from the letter below a field to these distances from its press. */
  function drag(field: HTMLElement, ...distances: number[]) {
    const letter = field.parentElement!.querySelector('[data-scrub]')!;
    firePointer(letter, 'pointerdown', 100, 0);
    for (const distance of distances) firePointer(letter, 'pointermove', 100 + distance, 0);
    firePointer(letter, 'pointerup', 100 + distances.at(-1)!, 0);
  }

  it.each(['90', '300', '50*'])('goes on from the colour and shows its number, although %s is typed', async (typed) => {
    const { user, field, lastValue } = await renderField('Red', {
      defaultValue: 'rgb(51, 102, 153)',
      defaultFormat: 'rgba',
    });
    await user.type(field, typed);
    const before = typed === '90' ? 90 : 51;
    drag(field, 20);
    expect(field.value).toBe(String(before + 20));
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await user.keyboard('{Enter}');
    expect(lastValue()).toBe(`rgba(${before + 20}, 102, 153, 1)`);
  });

  it.each([
    { name: 'Lightness', props: oklch, distances: [-55, 0] },
    { name: 'Cyan', props: cmyk, distances: [75, 0] },
  ])('there and back gives the colour of before: $name', async ({ name, props, distances }) => {
    const { lastValue } = renderPicker(props);
    const field = await findField(name);
    act(() => drag(field, ...distances));
    expect(lastValue()).toBe(props.defaultValue);
  });

  // WebKit selects what the pointer comes across, also from a text that cannot be selected.
  it('selects no text, and only until its end', async () => {
    renderPicker({ defaultFormat: 'rgba' });
    const field = await findField('Red');
    const select = () => fireEvent(document.body, new Event('selectstart', { bubbles: true, cancelable: true }));
    firePointer(field.parentElement!.querySelector('[data-scrub]')!, 'pointerdown', 100, 0);
    expect(select()).toBe(false);
    firePointer(field.parentElement!.querySelector('[data-scrub]')!, 'pointerup', 120, 0);
    expect(select()).toBe(true);
  });

  it('ends with a release in another window, which shows as a move without a button', async () => {
    const { onValueCommit, lastValue } = renderPicker({
      defaultValue: 'rgb(51, 102, 153)',
      defaultFormat: 'rgba',
    });
    const letter = (await findField('Red')).parentElement!.querySelector('[data-scrub]')!;
    firePointer(letter, 'pointerdown', 100, 0);
    firePointer(letter, 'pointermove', 120, 0);
    const released = new MouseEvent('pointermove', { bubbles: true, clientX: 150 });
    fireEvent(letter, Object.defineProperty(released, 'pointerId', { value: 1 }));
    expect(lastValue()).toBe('rgba(71, 102, 153, 1)');
    expect(onValueCommit).toHaveBeenCalledTimes(1);
  });

  it('is committed also when the fields go meanwhile, and swallows no click on the letter', async () => {
    const props: ColorPickerProps = { defaultValue: 'rgb(51, 102, 153)', defaultFormat: 'rgba' };
    const { onValueCommit, rerender } = renderPicker(props);
    const letter = (await findField('Red')).parentElement!.querySelector('[data-scrub]')!;
    firePointer(letter, 'pointerdown', 100, 0);
    firePointer(letter, 'pointermove', 120, 0);
    rerender(<ColorPicker {...props} onValueCommit={onValueCommit} hideFields />);
    firePointer(document.body, 'lostpointercapture', 120, 0);
    expect(onValueCommit).toHaveBeenCalledTimes(1);
    expect(fireEvent.click(letter)).toBe(true);
  });
});

describe('a pasted colour', () => {
  it('has the hue that it states, grey as it is', async () => {
    const { user, lastValue } = renderPicker({ defaultValue: 'hsl(30, 50%, 40%)', outputFormat: 'hsla' });
    await user.click(await findField('Hue'));
    await user.paste('hsl(200, 0%, 50%)');
    expect(lastValue()).toBe('hsla(200, 0%, 50%, 1)');
    await user.paste('#999');
    expect(lastValue()).toBe('hsla(200, 0%, 60%, 1)');
  });

  it('is told from its neighbour in the other gamut, whose bytes are the same', async () => {
    const { user, lastValue } = renderPicker({
      defaultValue: 'color(display-p3 1 0 0)',
      gamut: 'p3',
      formats: ['hex'],
    });
    await screen.findByText('Beyond sRGB', { exact: false });
    await user.clear(hexField());
    await user.type(hexField(), '#ff0b0c{Enter}');
    expect(lastValue()).toBe('#ff0b0c');
    await user.tripleClick(hexField());
    await user.paste('color(display-p3 1 0 0)');
    expect(lastValue()).toBe('color(display-p3 1 0 0)');
  });
});

describe('a typed number that is the one of before', () => {
  it.each([
    { field: 'Hue', format: 'oklch', value: 'hsl(0 50% 50%)' },
    { field: 'Lightness', format: 'hsla', value: 'color(srgb 0.1234 0.5678 0.9)' },
    { field: 'Chroma', format: 'oklch', value: '#336699' },
  ] as const)(
    'gives the very colour of before, with its decimals: $field of $value',
    async ({ field, format, value }) => {
      const onValueChange = jest.fn();
      const props = { format, formats: [format], onValueChange };
      render(<ColorPicker {...props} defaultValue={value} outputFormat="p3" />);
      const user = userEvent.setup();
      const input = await findField(field);
      const shown = input.value;
      await user.clear(input);
      await user.type(input, `${Number(shown) / 2}`);
      await user.clear(input);
      await user.type(input, shown);
      await user.tab();
      expect(input.value).toBe(shown);
      const [last, first] = [valuesOf(onValueChange).at(-1), value].map((text) =>
        formatColor(parseColor(text)!, 'hex'),
      );
      expect(last).toBe(first);
    },
  );

  it('is shown again after others on the way that are printed alike', async () => {
    const { user } = renderPicker({ defaultValue: '#7c8083', outputFormat: 'hex', format: 'hsla' });
    const hue = await findField('Hue');
    await user.clear(hue);
    await user.type(hue, '205.7{Backspace}7');
    await user.tab();
    expect(hue.value).toBe('205.7');
  });

  it('is a colour all the same after the colour was taken away', async () => {
    const { user, lastValue } = renderPicker({ defaultValue: '#ffffff', clearable: true, defaultFormat: 'rgba' });
    await user.click(screen.getByRole('button', { name: 'No color' }));
    await user.type(await findField('Red'), '255{Enter}');
    expect(lastValue()).toBe('rgba(255, 255, 255, 1)');
  });
});
