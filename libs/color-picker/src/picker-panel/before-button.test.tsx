/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { hexField, renderPicker, slider } from '../testing/render-picker.tsx';

const before = () => screen.queryByRole('button', { name: 'Back to steel blue' });

describe('before and after', () => {
  it('goes back to the very text of before, and forward again by undo', async () => {
    const { user, lastValue, onValueCommit } = renderPicker({ defaultValue: 'steelblue' });
    expect(before()).toBeNull();
    await user.clear(hexField());
    await user.type(hexField(), '#ff0000{Enter}');
    await user.click(before()!);
    expect(lastValue()).toBe('steelblue');
    expect(onValueCommit).toHaveBeenCalledTimes(2);
    slider('Hue').focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(lastValue()).toBe('#ff0000');
    await user.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    expect(lastValue()).toBe('steelblue');
    await user.keyboard('{Control>}zy{/Control}');
    expect(lastValue()).toBe('steelblue');
    await user.keyboard('{Control>}z{/Control}{Meta>}y{/Meta}');
    expect(lastValue()).toBe('#ff0000');
  });

  it('leaves undo in a text field to the text', async () => {
    const { user, lastValue } = renderPicker({ defaultValue: 'steelblue' });
    await user.clear(hexField());
    await user.type(hexField(), '#ff0000{Enter}');
    await user.keyboard('{Control>}z{/Control}');
    expect(lastValue()).toBe('#ff0000');
  });

  it('undoes and redoes by the same keys on a keyboard of another script', async () => {
    const { user, lastValue } = renderPicker({ defaultValue: 'steelblue' });
    await user.clear(hexField());
    await user.type(hexField(), '#ff0000{Enter}');
    const hue = slider('Hue');
    fireEvent.keyDown(hue, { key: 'ॆ', code: 'KeyZ', ctrlKey: true });
    expect(lastValue()).toBe('steelblue');
    fireEvent.keyDown(hue, { key: 'य', code: 'KeyY', ctrlKey: true });
    expect(lastValue()).toBe('#ff0000');
    // What fills in a form sends a press that is no key.
    fireEvent(hue, new Event('keydown', { bubbles: true }));
    // Where a Latin keyboard has its letters elsewhere, the letter counts.
    fireEvent.keyDown(hue, { key: 'w', code: 'KeyZ', ctrlKey: true });
    expect(lastValue()).toBe('#ff0000');
  });
});
