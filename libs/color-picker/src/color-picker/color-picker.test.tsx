/** @jest-environment jsdom */
import { describeConformance } from '@genmaster/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ColorPicker, type ColorPickerProps } from './color-picker.tsx';

function renderPicker(props: ColorPickerProps = {}) {
  const onValueChange = jest.fn();
  const onValueCommit = jest.fn();
  const view = render(<ColorPicker {...props} onValueChange={onValueChange} onValueCommit={onValueCommit} />);
  const lastValue = () => onValueChange.mock.lastCall?.[0].value;
  return { user: userEvent.setup(), onValueChange, onValueCommit, lastValue, ...view };
}

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const hexField = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Hex' });

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

  describe('typing', () => {
    it('previews three digits and expands them only on Enter', async () => {
      const { user, lastValue } = renderPicker({ defaultValue: '#000000' });
      await user.clear(hexField());
      await user.type(hexField(), '#abc');
      expect(lastValue()).toBe('#aabbcc');
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
      expect(onValueChange.mock.calls.map(([details]) => details.value)).toEqual(['#ffff00']);
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

    it('puts alpha beside six hex digits when it is forced', async () => {
      const { user, lastValue } = renderPicker({ defaultValue: '#3366990a', alphaMode: 'forced', outputFormat: 'hex' });
      expect(hexField().value).toBe('#336699');
      expect(screen.getByRole('spinbutton', { name: 'Alpha' })).toHaveProperty('value', '0.039');
      await user.clear(hexField());
      await user.type(hexField(), 'ff0000');
      expect(lastValue()).toBe('#ff00000a');
    });
  });

  describe('exactness', () => {
    it('keeps the hue through grey while the host stores hex', async () => {
      function Host() {
        const [value, setValue] = useState('#336699');
        return <ColorPicker value={value} onValueChange={(details) => setValue(details.value)} />;
      }
      const user = userEvent.setup();
      render(<Host />);
      slider('Saturation').focus();
      await user.keyboard('{Home}{End}');
      expect(hexField().value).toBe('#004d99');
      await user.keyboard('{Control>}{Home}{/Control}{Control>}{End}{/Control}');
      expect(hexField().value).toBe('#0080ff');
    });

    it('keeps the hue when the host rewrites the notation', async () => {
      function Host() {
        const [value, setValue] = useState('#808080');
        const rewrite = (hex: string) => `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(' ')})`;
        return <ColorPicker value={value} onValueChange={(details) => setValue(rewrite(details.value))} />;
      }
      const user = userEvent.setup();
      render(<Host />);
      fireEvent.change(slider('Hue'), { target: { value: 210 } });
      slider('Saturation').focus();
      await user.keyboard('{End}{Home}{End}');
      expect(slider('Hue').value).toBe('210');
    });

    it('goes back to the value of a host that refuses the change', async () => {
      const { user } = renderPicker({ value: '#336699' });
      slider('Hue').focus();
      await user.keyboard('{ArrowUp}');
      expect(slider('Hue').value).toBe('210');
    });
  });

  it('drags in the area and commits once', () => {
    const { onValueChange, onValueCommit, lastValue } = renderPicker({ defaultValue: '#ff0000' });
    const area = screen.getByRole('group', { name: 'Saturation and brightness' });
    area.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
    const at = (clientX: number, clientY: number) => ({ clientX, clientY, pointerId: 1, button: 0, buttons: 1 });
    firePointer(area, 'pointerdown', at(100, 0));
    expect(lastValue()).toBe('#ff8080');
    firePointer(area, 'pointermove', at(500, -50));
    expect(lastValue()).toBe('#ff0000');
    firePointer(area, 'pointermove', at(100, 50));
    firePointer(area, 'pointerup', at(100, 50));
    firePointer(area, 'pointermove', at(0, 0));
    expect(lastValue()).toBe('#804040');
    expect(onValueChange).toHaveBeenCalledTimes(3);
    expect(onValueCommit).toHaveBeenCalledTimes(1);
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

// jsdom has no PointerEvent coordinates, so a mouse event carries them under the pointer's name.
function firePointer(target: Element, type: string, init: MouseEventInit & { pointerId: number }) {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, 'pointerId', { value: init.pointerId });
  fireEvent(target, event);
}
