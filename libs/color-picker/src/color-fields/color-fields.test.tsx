/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ColorPicker } from '../color-picker/color-picker.tsx';
import { ColorPickerPopover } from '../color-picker-popover/color-picker-popover.tsx';
import { hexField, renderPicker, slider } from '../testing/render-picker.tsx';

describe('typing', () => {
  it('previews three digits that nobody goes on with, and expands them only on Enter', async () => {
    const { user, lastValue } = renderPicker({ defaultValue: '#000000' });
    await user.clear(hexField());
    await user.type(hexField(), '#abc');
    expect(lastValue()).toBeUndefined();
    await waitFor(() => expect(lastValue()).toBe('#aabbcc'));
    expect(hexField().value).toBe('#abc');
    await user.keyboard('{Enter}');
    expect(hexField().value).toBe('#aabbcc');
  });

  it('never rewrites the text of a field while it has the focus, whatever the host sets', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<ColorPicker value="#000000" />);
    await user.clear(hexField());
    await user.type(hexField(), '#12');
    rerender(<ColorPicker value="#ffffff" />);
    expect(hexField().value).toBe('#12');
    await user.tab();
    expect(hexField().value).toBe('#ffffff');
  });

  it.each([
    { was: '#336699', typed: '#12345' },
    { was: 'teal', typed: '#ff' },
    { was: '#336699', typed: '#1234567' },
    { was: '#336699', typed: 'no colour' },
  ])('leaves $was alone, word for word, when $typed is typed and left', async ({ was, typed }) => {
    const { user, lastValue, onValueCommit } = renderPicker({ defaultValue: was, name: 'colour' });
    await user.clear(hexField());
    await user.type(hexField(), typed);
    await user.tab();
    expect(lastValue() ?? was).toBe(was);
    expect(onValueCommit).not.toHaveBeenCalled();
  });

  it('puts the number of before back as soon as what is typed is none', async () => {
    const { user, lastValue } = renderPicker({ defaultValue: 'rgb(51, 102, 153)', defaultFormat: 'rgba' });
    const red = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Red' });
    await user.clear(red);
    await user.type(red, '25');
    expect(lastValue()).toBe('rgba(25, 102, 153, 1)');
    await user.type(red, '6');
    expect(lastValue()).toBe('rgb(51, 102, 153)');
    await user.tab();
    expect(red.value).toBe('51');
  });

  it('says once that the text is no colour, and again on Enter, not with every letter', async () => {
    const { user } = renderPicker();
    // A message that is said again differs by a space.
    const said = () => screen.getByRole('status').textContent;
    await user.clear(hexField());
    await user.type(hexField(), 'zz');
    expect(said()).toBe('This is not a color.');
    await user.type(hexField(), 'z');
    expect(said()).toBe('This is not a color.');
    await user.keyboard('{Enter}');
    expect(said()).toBe('This is not a color. ');
    await user.clear(hexField());
    expect(said()).toBe('');
  });

  it('never shows a shorter colour on the way to a longer one', async () => {
    const { user, onValueChange } = renderPicker({ defaultValue: '#336699' });
    await user.clear(hexField());
    await user.type(hexField(), '#ff0000');
    expect(onValueChange.mock.calls.map(([details]) => details.value)).toEqual(['#ff0000']);
  });

  it.each([
    ['51*2', 'rgba(102, 102, 153, 1)'],
    ['+10', 'rgba(61, 102, 153, 1)'],
    ['50%', 'rgba(128, 102, 153, 1)'],
    ['128/2', 'rgba(64, 102, 153, 1)'],
    ['teal', 'rgba(0, 128, 128, 1)'],
  ])('takes %s in a number field', async (text, value) => {
    const { user, lastValue } = renderPicker({ defaultValue: 'rgb(51, 102, 153)', defaultFormat: 'rgba' });
    const red = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Red' });
    await user.clear(red);
    await user.type(red, `${text}{Enter}`);
    expect(lastValue()).toBe(value);
  });

  it('accepts nothing with the Enter that ends the writing of a character', async () => {
    const onSelect = jest.fn();
    render(<ColorPickerPopover label="Brand" defaultValue="#336699" defaultOpen onSelect={onSelect} />);
    fireEvent.keyDown(hexField(), { key: 'Enter', isComposing: true });
    fireEvent.keyDown(hexField(), { key: 'Enter', keyCode: 229 });
    expect(onSelect).not.toHaveBeenCalled();
  });

  it('marks, announces and reverts invalid text', async () => {
    const { user } = renderPicker({ defaultValue: '#336699' });
    await user.clear(hexField());
    await user.type(hexField(), '#zz');
    expect(hexField().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('status').textContent).toMatch('This is not a color.');
    await user.tab();
    expect(hexField().value).toBe('#336699');
    expect(hexField().hasAttribute('aria-invalid')).toBe(false);
  });

  it('does not call a beginning wrong until Enter, nor previews four digits as a colour with alpha', async () => {
    const { user, onValueChange } = renderPicker({ defaultValue: '#336699' });
    await user.clear(hexField());
    await user.type(hexField(), 'ff00');
    expect(onValueChange).not.toHaveBeenCalled();
    await user.type(hexField(), '1');
    expect(hexField().hasAttribute('aria-invalid')).toBe(false);
    await user.keyboard('{Enter}');
    expect(hexField().getAttribute('aria-invalid')).toBe('true');
    expect(hexField().value).toBe('ff001');
  });

  it.each([
    ['Red', '256', 'Enter a number from 0 to 255.'],
    ['Alpha', '1.1', 'Enter a number from 0 to 1.'],
  ])('refuses %s %s', async (name, text, message) => {
    const { user, onValueChange } = renderPicker({ defaultValue: 'rgba(51, 102, 153, 0.5)', defaultFormat: 'rgba' });
    const field = screen.getByRole('spinbutton', { name });
    await user.tripleClick(field);
    await user.paste(text);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('status').textContent).toMatch(message);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('takes any CSS colour pasted into any field', async () => {
    const { user, lastValue } = renderPicker({ defaultValue: '#000', defaultFormat: 'rgba' });
    await user.click(screen.getByRole('spinbutton', { name: 'Green' }));
    await user.paste('color: oklch(0.5 0.1 250);');
    expect(lastValue()).toBe('rgba(50, 102, 154, 1)');
  });

  it.each(['\u{200b}#010203\u{200b}', '“#010203”', '＃０１０２０３', "'rgb(1,\u{a0}2,\u{a0}3)'"])(
    'takes %j as it comes from a web page or a chat',
    async (text) => {
      const { user, onValueCommit } = renderPicker({ defaultValue: '#000' });
      await user.click(hexField());
      await user.paste(text);
      expect(onValueCommit.mock.lastCall?.[0].value).toBe('#010203');
    },
  );

  it('says when a pasted colour had to be brought into sRGB', async () => {
    const { user, lastValue } = renderPicker({ defaultValue: '#000' });
    await user.click(hexField());
    await user.paste('color(display-p3 0 1 0)');
    expect(lastValue()).toBe('#00fb29');
    expect(screen.getByRole('status').textContent).toMatch('Adjusted');
  });

  it('steps a number field with the arrow keys', async () => {
    const { user, lastValue, onValueCommit } = renderPicker({
      defaultValue: 'rgb(51, 102, 153)',
      defaultFormat: 'rgba',
    });
    await user.click(screen.getByRole('spinbutton', { name: 'Red' }));
    await user.keyboard('{ArrowUp}');
    expect(lastValue()).toBe('rgba(52, 102, 153, 1)');
    await user.keyboard('{PageDown}');
    expect(lastValue()).toBe('rgba(42, 102, 153, 1)');
    await user.tab();
    expect(onValueCommit).toHaveBeenCalledTimes(2);
  });

  it('moves alpha by tenths', async () => {
    const { user, lastValue } = renderPicker({ defaultValue: 'rgb(51, 102, 153)', defaultFormat: 'rgba' });
    await user.click(screen.getByRole('spinbutton', { name: 'Alpha' }));
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(lastValue()).toBe('rgba(51, 102, 153, 0.7)');
  });

  it('leaves the form around it alone on Enter', async () => {
    const onSubmit = jest.fn();
    const user = userEvent.setup();
    render(
      <form onSubmit={onSubmit}>
        <ColorPicker defaultValue="#336699" />
      </form>,
    );
    await user.type(hexField(), '{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('notations', () => {
  it('cycles hex, rgba, hsla, cmyk and back, both ways', async () => {
    const { user } = renderPicker({ defaultValue: '#336699', cmyk: true });
    const seen: string[] = [];
    for (let press = 0; press < 4; press += 1) {
      await user.click(screen.getByRole('button', { name: 'Next color format' }));
      seen.push(screen.getByRole('status').textContent!.trim());
    }
    expect(seen).toEqual(['RGBA', 'HSLA', 'CMYK', 'HEX']);
    await user.click(screen.getByRole('button', { name: 'Previous color format' }));
    expect(screen.getByRole('spinbutton', { name: 'Black' })).toHaveProperty('value', '40');
  });

  it('offers CMYK only when it is asked for', () => {
    renderPicker({ defaultValue: '#336699', defaultFormat: 'cmyk' });
    expect(screen.queryByRole('spinbutton', { name: 'Cyan' })).toBeNull();
  });

  it('hides alpha everywhere when it is disabled, and never prints it', async () => {
    const { user, lastValue } = renderPicker({
      defaultValue: 'rgba(51, 102, 153, 0.5)',
      defaultFormat: 'rgba',
      alphaMode: 'disabled',
    });
    expect(screen.queryByRole('slider', { name: 'Alpha' })).toBeNull();
    expect(screen.queryByRole('spinbutton', { name: 'Alpha' })).toBeNull();
    slider('Hue').focus();
    await user.keyboard('{ArrowUp}');
    expect(lastValue()).toMatch(/^rgb\(/);
  });

  it.each(['#336699aa', '#369a'])('refuses the digits of alpha of %s when it is disabled', async (text) => {
    const { user, onValueCommit } = renderPicker({ defaultValue: '#123456', alphaMode: 'disabled' });
    await user.clear(hexField());
    await user.type(hexField(), `${text}{Enter}`);
    expect(hexField().getAttribute('aria-invalid')).toBe('true');
    await user.tab();
    expect(hexField().value).toBe('#123456');
    expect(onValueCommit).not.toHaveBeenCalled();
  });

  it('puts alpha beside six hex digits when it is forced', async () => {
    const { user, lastValue } = renderPicker({ defaultValue: '#3366990a', alphaMode: 'forced', outputFormat: 'hex' });
    expect(hexField().value).toBe('#336699');
    expect(screen.getByRole('spinbutton', { name: 'Alpha' })).toHaveProperty('value', '0.039');
    await user.clear(hexField());
    await user.type(hexField(), 'ff0000');
    expect(lastValue()).toBe('#ff00000a');
  });
});
