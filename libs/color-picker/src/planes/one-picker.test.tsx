/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ColorPicker, type ColorPickerProps } from '../color-picker/color-picker.tsx';
import { firePointer, hexField, renderPicker, slider } from '../testing/render-picker.tsx';

// jsdom has no canvas; its drawing is tested in the stories.
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

/** Renders a picker with its OKLCH plane. */
async function renderWide(props: ColorPickerProps = {}) {
  const picker = renderPicker({ plane: 'oklch', outputFormat: 'oklch', ...props });
  await screen.findByRole('group', { name: 'Chroma and lightness' });
  return picker;
}

const limitOf = (gamut: string) => document.querySelector(`path[data-gamut='${gamut}']`)?.getAttribute('d');
const badge = () => document.querySelector('div[data-gamut]')!.textContent;

describe('planes', () => {
  it('moves saturation and lightness in the plane of HSL', async () => {
    const { user, lastValue } = renderPicker({
      plane: 'hsl',
      defaultValue: 'hsl(210, 50%, 40%)',
      outputFormat: 'hsla',
    });
    expect(screen.getByRole('group', { name: 'Saturation and lightness' })).toBeTruthy();
    slider('Lightness').focus();
    await user.keyboard('{PageUp}');
    expect(lastValue()).toBe('hsla(210, 50%, 50%, 1)');
    await user.keyboard('{End}');
    expect(lastValue()).toBe('hsla(210, 100%, 50%, 1)');
  });

  it('are chosen from a menu, which the host is told of', async () => {
    const onPlaneChange = jest.fn();
    const { user } = renderPicker({ planes: ['hsv', 'hsl', 'oklch'], defaultValue: '#336699', onPlaneChange });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Color space of the area' }), 'HSL');
    expect(screen.getByRole('group', { name: 'Saturation and lightness' })).toBeTruthy();
    expect(onPlaneChange).toHaveBeenCalledWith({ plane: 'hsl' });
    expect(hexField().value).toBe('#336699');
  });

  it('draws the limits of sRGB and P3 in the OKLCH plane, by name', async () => {
    await renderWide({ defaultValue: 'oklch(0.7 0.15 150)' });
    expect(limitOf('srgb')).toMatch(/^M0 100L/);
    expect(limitOf('p3')).not.toBe(limitOf('srgb'));
    expect([...document.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['sRGB', 'P3']);
    const before = limitOf('srgb');
    fireEvent.input(slider('Hue'), { target: { value: '30' } });
    expect(limitOf('srgb')).not.toBe(before);
  });

  it('follows the edge of the gamut instead of leaving it', async () => {
    const { user, lastValue } = await renderWide({ defaultValue: 'oklch(0.7 0.1 150)', gamut: 'srgb' });
    slider('Chroma').focus();
    await user.keyboard('{End}');
    expect(lastValue()).toMatch(/^oklch\(0\.7 0\.19\d+ 150\)$/);
    expect(Number(slider('Chroma').value)).toBeGreaterThan(50);
  });

  it('keeps the hue through grey while the host stores the text', async () => {
    function Host() {
      const [value, setValue] = useState('oklch(0.7 0.1 150)');
      return (
        <ColorPicker
          plane="oklch"
          outputFormat="oklch"
          value={value}
          onValueChange={(details) => setValue(details.value)}
        />
      );
    }
    const user = userEvent.setup();
    render(<Host />);
    await screen.findByRole('group', { name: 'Chroma and lightness' });
    slider('Chroma').focus();
    await user.keyboard('{Home}');
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Chroma' }).value).toBe('0');
    await user.keyboard('{ArrowUp}');
    expect(slider('Hue').value).toBe('150');
  });

  it('draws contrast in any of them', async () => {
    await renderWide({ defaultValue: 'oklch(0.7 0.1 150)', contrast: { against: 'white' } });
    await waitFor(() => expect(document.querySelector(`[data-limit='AA']`)?.getAttribute('d')).toMatch(/^M[\d. ]+L/));
  });
});

describe('notations', () => {
  it.each([
    ['hwb', 'hwb(360 20% 40%)'],
    ['cmyk', 'cmyk(0%, 66.7%, 66.7%, 40%)'],
    ['oklch', 'oklch(0.4'],
    ['p3', 'color(display-p3 0.5'],
  ] as const)('prints %s', async (outputFormat, expected) => {
    const { lastValue, onValueCommit } = renderPicker({ defaultValue: '#336699', outputFormat });
    // At once, before any script is loaded, because the host must not receive another format.
    slider('Hue').focus();
    fireEvent.keyDown(slider('Hue'), { key: 'End' });
    fireEvent.keyUp(slider('Hue'), { key: 'End' });
    await waitFor(() => expect(lastValue()?.startsWith(expected)).toBe(true));
    await waitFor(() => expect(onValueCommit).toHaveBeenCalledTimes(1));
  });

  it('shows a colour beyond sRGB as it is, says so, and brings it into sRGB with one press', async () => {
    const { user, onValueCommit } = await renderWide({
      defaultValue: 'color(display-p3 1 0 0)',
      outputFormat: 'p3',
    });
    expect(badge()).toContain('Beyond sRGB');
    expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Red' }).value).toBe('1');
    await user.click(screen.getByRole('button', { name: 'Bring into sRGB' }));
    expect(badge()).toBe('Every screen shows this color');
    expect(onValueCommit).toHaveBeenCalledTimes(1);
  });

  it('keeps a picker for sRGB inside it, and says when a text had to be changed for that', async () => {
    const { user, lastValue } = renderPicker({ defaultValue: '#000' });
    await user.click(hexField());
    await user.paste('color(display-p3 0 1 0)');
    await waitFor(() => expect(lastValue()).toBe('#00fb29'));
    expect(screen.getByRole('status').textContent).toMatch('Adjusted');
  });

  it('keeps per browser which one a person chose, where the host wants that', async () => {
    const first = renderPicker({ rememberFormat: 'test', defaultValue: '#336699' });
    await first.user.selectOptions(screen.getByRole('combobox', { name: 'Color format' }), 'HSLA');
    first.unmount();
    renderPicker({ rememberFormat: 'test', defaultValue: '#336699' });
    expect(screen.getByRole('spinbutton', { name: 'Lightness' })).toHaveProperty('value', '40');
    localStorage.clear();
  });
});

describe('swatches', () => {
  const tokens = [
    { name: 'Brand', color: '#336699', value: 'var(--brand)' },
    { name: 'Ink', color: '#111111' },
  ];

  it('stores the text of a token that is linked, and shows its colour', async () => {
    const { user, lastValue } = renderPicker({ defaultValue: 'white', tokens });
    const theme = within(screen.getByRole('group', { name: 'This theme' }));
    await user.click(theme.getByRole('button', { name: 'Brand, #336699' }));
    expect(lastValue()).toBe('var(--brand)');
    expect(hexField().value).toBe('#336699');
    expect(theme.getByRole('button', { pressed: true }).getAttribute('aria-label')).toBe('Brand, #336699');
    await user.click(theme.getByRole('button', { name: 'Ink, #111111' }));
    expect(lastValue()).toBe('#111111');
  });

  it('reads a value that is the text of a token, and keeps it word for word', async () => {
    const { user, lastValue } = renderPicker({ value: 'var(--brand)', tokens, showButtons: true });
    expect(hexField().value).toBe('#336699');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(lastValue()).toBeUndefined();
  });

  it('keeps the colours chosen lately, the latest first', async () => {
    const onRecentChange = jest.fn();
    const { user } = renderPicker({ defaultValue: '#336699', onRecentChange });
    slider('Hue').focus();
    await user.keyboard('{Home}{End}{ArrowLeft}');
    const recent = within(screen.getByRole('group', { name: 'Recent colors' }));
    expect(recent.getAllByRole('button').map((button) => button.getAttribute('aria-label')!.split(', ')[1])).toEqual([
      '#993335',
      '#993333',
    ]);
    expect(onRecentChange.mock.lastCall[0].recent).toEqual(['#993335', '#993333']);
  });

  it('leaves the tints and shades as they are when one of them is chosen', async () => {
    const { user, lastValue } = renderPicker({ defaultValue: '#336699', showShades: true });
    const shades = () => within(screen.getByRole('group', { name: 'Tints and shades' })).getAllByRole('button');
    const before = shades().map((button) => button.getAttribute('aria-label'));
    expect(before).toHaveLength(8);
    await user.click(shades()[0]!);
    expect(lastValue()).toBe('#d6e0eb');
    expect(shades().map((button) => button.getAttribute('aria-label'))).toEqual(before);
  });

  it('have one tab stop, and arrow keys lead through all groups', async () => {
    const { user } = renderPicker({ defaultValue: 'white', tokens, presets: ['red', 'blue'] });
    const stops = [...document.querySelectorAll<HTMLElement>('[data-preset]')].filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(1);
    stops[0]!.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(document.activeElement!.getAttribute('aria-label')).toBe('red, red');
    await user.keyboard('{Home}');
    expect(document.activeElement!.getAttribute('aria-label')).toBe('Brand, #336699');
  });

  it('are removed and moved from a menu', async () => {
    const onPresetsChange = jest.fn();
    const { user } = renderPicker({ defaultValue: 'white', presets: ['red', 'blue'], onPresetsChange });
    fireEvent.contextMenu(screen.getByRole('button', { name: 'red, red' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move later' }));
    expect(onPresetsChange).toHaveBeenLastCalledWith({ presets: ['blue', 'red'] });
    fireEvent.contextMenu(screen.getByRole('button', { name: 'blue, blue' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove blue, blue' }));
    expect(onPresetsChange).toHaveBeenLastCalledWith({ presets: ['red'] });
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

describe('the contrast row', () => {
  it('says how far the colour is, and a switch brings it to the side that passes and holds drags there', async () => {
    const { user, lastValue } = renderPicker({ defaultValue: '#99ccff', contrast: { against: 'white' } });
    const hold = await screen.findByRole('button', { name: 'Hold where it passes' });
    expect(screen.getByText(/^Contrast 1\.\d+:1, fails AA$/)).toBeTruthy();
    await user.click(hold);
    expect(hold.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText(/passes AA$/)).toBeTruthy();
    slider('Brightness').focus();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(screen.getByText(/passes AA$/)).toBeTruthy();
    await user.click(hold);
    slider('Saturation').focus();
    await user.keyboard('{Home}{Control>}{End}{/Control}');
    expect(lastValue()).toBe('#ffffff');
  });
});

describe('touch', () => {
  const touch = (target: Element, type: string, [clientX, clientY]: [number, number], pointerId = 1) => {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY, button: 0, buttons: 1 });
    Object.defineProperties(event, { pointerId: { value: pointerId }, pointerType: { value: 'touch' } });
    fireEvent(target, event);
  };

  it('moves finely while a second finger rests on the picker, and goes on from there', () => {
    const { lastValue } = renderPicker({ defaultValue: '#ff0000', outputFormat: 'hsla' });
    const area = screen.getByRole('group', { name: 'Saturation and brightness' });
    area.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
    touch(area, 'pointerdown', [100, 0]);
    touch(screen.getByRole('group', { name: 'Color picker' }), 'pointerdown', [10, 300], 2);
    touch(area, 'pointermove', [120, 0]);
    // A tenth of the movement: one per cent of the width.
    expect(lastValue()).toBe('hsla(0, 100%, 74.5%, 1)');
    touch(document.body, 'pointerup', [10, 300], 2);
    touch(area, 'pointermove', [140, 0]);
    touch(area, 'pointerup', [140, 0]);
    expect(lastValue()).toBe('hsla(0, 100%, 69.5%, 1)');
  });

  it('shows what the finger covers, above it, until the drag ends', async () => {
    renderPicker({ defaultValue: '#ff0000' });
    const area = screen.getByRole('group', { name: 'Saturation and brightness' });
    area.getBoundingClientRect = () => new DOMRect(0, 300, 200, 100);
    touch(area, 'pointerdown', [100, 350]);
    const glass = await waitFor(() => {
      const found = area.querySelector<HTMLElement>('[popover]');
      expect(found).not.toBeNull();
      return found!;
    });
    expect(parseFloat(glass.style.top) + 92).toBeLessThan(350);
    touch(area, 'pointerup', [100, 350]);
    expect(area.querySelector('[popover]')).toBeNull();
  });
});

describe('names of colours', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('are said while a drag goes on, once for each, and not at every pixel', () => {
    renderPicker({ defaultValue: '#ff0000' });
    const area = screen.getByRole('group', { name: 'Saturation and brightness' });
    area.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
    const said: string[] = [];
    const listen = () => {
      const text = screen.getByRole('status').textContent!.trim();
      if (text && said.at(-1) !== text) said.push(text);
    };
    firePointer(area, 'pointerdown', 200, 0);
    for (let x = 200; x >= 0; x -= 2) {
      firePointer(area, 'pointermove', x, 0);
      act(() => jest.advanceTimersByTime(16));
      listen();
    }
    act(() => jest.advanceTimersByTime(2000));
    listen();
    expect(said.at(-1)).toBe('white');
    expect(said.length).toBeGreaterThan(2);
    expect(said.length).toBeLessThan(6);
    expect(new Set(said).size).toBe(said.length);
    firePointer(area, 'pointerup', 0, 0);
  });
});
