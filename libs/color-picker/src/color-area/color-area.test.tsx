/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ColorPicker } from '../color-picker/color-picker.tsx';
import { firePointer, renderPicker, sizedArea, slider } from '../testing/render-picker.tsx';

describe('the area and the sliders', () => {
  it('drags in the area and commits once', () => {
    const { onValueChange, onValueCommit, lastValue } = renderPicker({ defaultValue: '#ff0000' });
    const area = sizedArea();
    firePointer(area, 'pointerdown', 100, 0);
    expect(lastValue()).toBe('#ff8080');
    firePointer(area, 'pointermove', 500, -50);
    expect(lastValue()).toBe('#ff0000');
    firePointer(area, 'pointermove', 100, 50);
    firePointer(area, 'pointerup', 100, 50);
    firePointer(area, 'pointermove', 0, 0);
    expect(lastValue()).toBe('#804040');
    expect(onValueChange).toHaveBeenCalledTimes(3);
    expect(onValueCommit).toHaveBeenCalledTimes(1);
  });

  it('commits a drag once, whichever keys are pressed and let go on its way', () => {
    const { onValueCommit } = renderPicker({ defaultValue: '#ff0000' });
    const area = sizedArea();
    const track = slider('Hue').parentElement!;
    track.getBoundingClientRect = () => new DOMRect(0, 0, 376, 20);
    for (const control of [area, track]) {
      onValueCommit.mockClear();
      firePointer(control, 'pointerdown', 100, 10);
      fireEvent.keyUp(document.activeElement!, { key: 'Shift' });
      expect(onValueCommit).not.toHaveBeenCalled();
      firePointer(control, 'pointermove', 150, 20);
      firePointer(control, 'pointerup', 150, 20);
      expect(onValueCommit).toHaveBeenCalledTimes(1);
    }
  });

  it.each([0.5, 2, 3])('takes the colour under the pointer in a page that is scaled %s times', (scale) => {
    renderPicker({ defaultValue: '#ff0000' });
    const track = slider('Hue').parentElement!;
    Object.defineProperty(track, 'offsetWidth', { value: 376 });
    track.getBoundingClientRect = () => new DOMRect(0, 0, 376 * scale, 20 * scale);
    // One degree for each of its own pixels between the insets of 8 pixels.
    for (const hue of [0, 90, 359]) {
      firePointer(track, 'pointerdown', (8 + hue) * scale, 10);
      firePointer(track, 'pointerup', (8 + hue) * scale, 10);
      expect(slider('Hue').value).toBe(String(hue));
    }
  });

  it('ends a drag with the area that it began in', () => {
    const { onValueCommit, lastValue, rerender } = renderPicker({ defaultValue: '#ff0000' });
    const props = { onValueChange: jest.fn(), onValueCommit, defaultValue: '#ff0000' };
    firePointer(sizedArea(), 'pointerdown', 100, 0);
    expect(lastValue()).toBe('#ff8080');
    rerender(<ColorPicker {...props} colorMode="grayscale" />);
    // Browsers tell the document that the pointer of a removed element is free.
    firePointer(document.body, 'lostpointercapture', 100, 0);
    expect(onValueCommit).toHaveBeenCalledTimes(1);
    rerender(<ColorPicker {...props} />);
    firePointer(sizedArea(), 'pointerdown', 200, 100);
    expect(props.onValueChange.mock.lastCall[0].value).toBe('#000000');
  });

  it('ends a drag with its undo, which a further move does not write over', () => {
    const { onValueCommit, lastValue } = renderPicker({ defaultValue: '#ff0000' });
    const area = sizedArea();
    firePointer(area, 'pointerdown', 100, 0);
    fireEvent.keyDown(document.activeElement!, { key: 'z', ctrlKey: true });
    expect(lastValue()).toBe('#ff0000');
    firePointer(area, 'pointermove', 100, 50);
    firePointer(area, 'pointerup', 100, 50);
    expect(lastValue()).toBe('#ff0000');
    expect(onValueCommit.mock.lastCall[0].value).toBe('#ff0000');
    fireEvent.keyDown(document.activeElement!, { key: 'y', ctrlKey: true });
    expect(lastValue()).toBe('#ff8080');
  });

  it.each(['Saturation', 'Brightness', 'Hue'])('commits once what assistive technology sets: %s', (name) => {
    const { onValueChange, onValueCommit } = renderPicker({ defaultValue: '#336699' });
    fireEvent.input(slider(name), { target: { value: '30' } });
    expect(onValueCommit).not.toHaveBeenCalled();
    fireEvent(slider(name), new Event('change', { bubbles: true }));
    expect(onValueChange).toHaveBeenCalledTimes(1);
    expect(onValueCommit).toHaveBeenCalledTimes(1);
  });

  it.each(['Saturation', 'Brightness', 'Hue', 'Alpha'])('%s reaches its ends, whatever it began with', (name) => {
    renderPicker({ defaultValue: '#336699' });
    // Without a minimum, browsers count the steps from the first value. jsdom does not.
    expect(slider(name).min).toBe('0');
  });

  describe('keys', () => {
    it.each([
      ['Saturation', '{ArrowRight}', 'hsla(210, 50.4%, 39.7%, 1)', '51%'],
      ['Hue', '{ArrowRight}', 'hsla(211, 50%, 40%, 1)', '211°'],
      ['Hue', '{Shift>}{ArrowLeft}{/Shift}', 'hsla(195, 50%, 40%, 1)', '195°'],
      ['Hue', '{PageUp}', 'hsla(225, 50%, 40%, 1)', '225°'],
      ['Hue', '{Home}', 'hsla(0, 50%, 40%, 1)', '0°'],
      ['Hue', '{End}', 'hsla(360, 50%, 40%, 1)', '360°'],
      ['Alpha', '{ArrowDown}', 'hsla(210, 50%, 40%, 0.99)', '99%'],
      ['Alpha', '{PageDown}', 'hsla(210, 50%, 40%, 0.9)', '90%'],
      ['Alpha', '{Home}', 'hsla(210, 50%, 40%, 0)', '0%'],
    ])('%s %s', async (name, keys, expected) => {
      const { user, onValueChange, onValueCommit } = renderPicker({
        defaultValue: 'hsl(210, 50%, 40%)',
        outputFormat: 'hsla',
      });
      slider(name).focus();
      await user.keyboard(keys);
      if (name !== 'Saturation') expect(onValueChange.mock.lastCall![0].value).toBe(expected);
      expect(onValueChange).toHaveBeenCalledTimes(1);
      expect(onValueCommit).toHaveBeenCalledTimes(1);
    });

    it('moves both axes of the area from one tab stop, and the focus with them', async () => {
      const { user } = renderPicker({ defaultValue: '#336699' });
      await user.tab();
      expect(document.activeElement).toBe(slider('Saturation'));
      await user.keyboard('{ArrowUp}');
      expect(document.activeElement).toBe(slider('Brightness'));
      expect(Number(slider('Brightness').value)).toBeCloseTo(61);
      await user.keyboard('{Home}');
      expect(Number(slider('Saturation').value)).toBe(0);
      await user.keyboard('{Control>}{End}{/Control}');
      expect(Number(slider('Brightness').value)).toBe(100);
      await user.tab();
      expect(document.activeElement).toBe(slider('Hue'));
    });

    it('is left with one Tab in either direction, whichever axis moved last', async () => {
      const { user } = renderPicker({ planes: ['hsv', 'hsl'] });
      slider('Saturation').focus();
      await user.keyboard('{ArrowDown}');
      expect(document.activeElement).toBe(slider('Brightness'));
      await user.tab({ shift: true });
      expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Color space of the area' }));
      await user.tab();
      expect(document.activeElement).toBe(slider('Brightness'));
      await user.tab();
      expect(document.activeElement).toBe(slider('Hue'));
    });

    it('follows the eye in right-to-left text', async () => {
      const user = userEvent.setup();
      render(
        <div dir="rtl">
          <ColorPicker defaultValue="hsl(210, 50%, 40%)" />
        </div>,
      );
      slider('Hue').focus();
      await user.keyboard('{ArrowRight}');
      expect(slider('Hue').value).toBe('209');
    });
  });
});
