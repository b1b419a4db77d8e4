/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { defineColorPicker, type GmColorPickerElement } from './element/index.ts';
import { ColorPicker, ColorPickerPopover, useColorPicker } from './index.ts';

beforeEach(() => {
  // jsdom has no canvas.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});

const everything = (
  <>
    <ColorPicker defaultValue="rgb(51 102 153 / 0.5)" cmyk presets={['teal']} showButtons width={300} name="a" />
    <ColorPickerPopover label="Brand" defaultValue="teal" />
    <ColorPicker plane="oklch" planes={['hsv', 'oklch']} outputFormat="oklch" defaultValue="oklch(0.7 0.15 150)" />
    <ColorPicker
      contrast={{ against: 'white' }}
      tokens={[{ name: 'Ink', color: '#111' }]}
      showShades
      recent={['gold']}
    />
  </>
);

describe('hosts', () => {
  it('prerenders without inline styles, which a strict content security policy refuses', () => {
    const markup = renderToString(everything);
    expect(markup).toContain('value="#33669980"');
    expect(markup).not.toMatch(/ style=|<style/);
  });

  it('hydrates what was prerendered without a warning', async () => {
    const place = document.createElement('div');
    place.innerHTML = renderToString(everything);
    document.body.append(place);
    const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const recovered = jest.fn();
    let root: Root | undefined;
    await act(async () => {
      root = hydrateRoot(place, everything, { onRecoverableError: recovered });
    });
    expect(errors).not.toHaveBeenCalled();
    expect(recovered).not.toHaveBeenCalled();
    act(() => root!.unmount());
    place.remove();
    errors.mockRestore();
  });

  it('hydrates an element that an effect defines, with presets as text and labels by a ref, as the README says', async () => {
    ElementInternals.prototype.setFormValue = () => undefined;
    function Field() {
      useEffect(defineColorPicker, []);
      const ref = (element: GmColorPickerElement | null) => {
        if (element) element.labels = { hue: 'Farbton' };
      };
      return createElement('gm-color-picker', { value: 'teal', label: 'Page', presets: 'teal; gold', ref });
    }
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(<Field />);
    const prerendered = place.firstChild;
    const recovered = jest.fn();
    let root: Root | undefined;
    await act(async () => {
      root = hydrateRoot(place, <Field />, { onRecoverableError: recovered });
    });
    expect(recovered).not.toHaveBeenCalled();
    expect(place.firstChild).toBe(prerendered);
    expect(within(place).getByRole('slider', { name: 'Farbton' })).toBeTruthy();
    expect(within(place).getByRole('button', { name: 'gold, gold' })).toBeTruthy();
    act(() => root!.unmount());
    place.remove();
  });

  it('works inside a shadow root, popup and press outside included', async () => {
    const user = userEvent.setup();
    const host = document.body.appendChild(document.createElement('div'));
    const shadow = host.attachShadow({ mode: 'open' });
    const place = shadow.appendChild(document.createElement('div'));
    const onOpenChange = jest.fn();
    const root = createRoot(place);
    act(() => root.render(<ColorPickerPopover label="Brand" defaultValue="teal" onOpenChange={onOpenChange} />));
    const inside = within(place);
    await user.click(inside.getByRole('button', { name: 'Brand' }));
    await user.click(inside.getByRole('button', { name: 'Next color format' }));
    expect(inside.getByRole('dialog')).toBeTruthy();
    await user.click(document.body);
    expect(onOpenChange).toHaveBeenLastCalledWith({ open: false, reason: 'outside', value: 'teal' });
    act(() => root.unmount());
    host.remove();
  });

  it('keeps two pickers apart', async () => {
    const user = userEvent.setup();
    render(
      <>
        <ColorPicker aria-label="Text" defaultValue="#336699" />
        <ColorPicker aria-label="Background" defaultValue="#ffffff" />
      </>,
    );
    const text = within(screen.getByRole('group', { name: 'Text' }));
    const background = within(screen.getByRole('group', { name: 'Background' }));
    text.getByRole('slider', { name: 'Hue' }).focus();
    await user.keyboard('{End}');
    expect(text.getByRole('textbox')).toHaveProperty('value', '#993333');
    expect(background.getByRole('textbox')).toHaveProperty('value', '#ffffff');
    const ids = [...document.querySelectorAll('[id]')].map((element) => element.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('sends and resets the value of a popup like that of any field', async () => {
    const user = userEvent.setup();
    const { container } = render(
      <form>
        <ColorPickerPopover label="Brand" name="brand" defaultValue="teal" />
      </form>,
    );
    const sent = () => new FormData(container.querySelector('form')!).get('brand');
    expect(sent()).toBe('teal');
    await user.click(screen.getByRole('button', { name: 'Brand' }));
    screen.getByRole('slider', { name: 'Hue' }).focus();
    await user.keyboard('{Home}{Enter}');
    expect(sent()).toBe('#800000');
    fireEvent.reset(container.querySelector('form')!);
    expect(sent()).toBe('teal');
  });

  it('draws whatever a host likes with the headless hook', async () => {
    function Own() {
      const { value, channels, color, setColor, setText, commit, cancel, setFormat } = useColorPicker({
        defaultValue: 'hsl(210, 50%, 40%)',
        defaultFormat: 'hsla',
      });
      return (
        <>
          {channels.map((channel) => (
            <input
              key={channel.name}
              aria-label={channel.name}
              value={channel.read(color)}
              onChange={(event) => setColor(channel.write(color, Number(event.target.value)))}
              onBlur={commit}
            />
          ))}
          <button onClick={() => setText('tomato')}>Tomato</button>
          <button onClick={cancel}>Back</button>
          <button onClick={() => setFormat('rgba')}>RGB</button>
          <output>{value}</output>
        </>
      );
    }
    const user = userEvent.setup();
    render(<Own />);
    fireEvent.change(screen.getByRole('textbox', { name: 'hue' }), { target: { value: '0' } });
    expect(screen.getByRole('status').textContent).toBe('hsla(0, 50%, 40%, 1)');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('status').textContent).toBe('hsl(210, 50%, 40%)');
    await user.click(screen.getByRole('button', { name: 'Tomato' }));
    expect(screen.getByRole('status').textContent).toBe('hsla(9.1, 100%, 63.9%, 1)');
    await user.click(screen.getByRole('button', { name: 'RGB' }));
    expect(screen.getByRole('textbox', { name: 'red' })).toHaveProperty('value', '255');
  });
});
