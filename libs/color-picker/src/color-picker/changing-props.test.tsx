/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ColorPickerPopover } from '../color-picker-popover/color-picker-popover.tsx';
import { hexField, renderPicker, slider } from '../testing/render-picker.tsx';
import { ColorPicker, type ColorPickerProps } from './color-picker.tsx';

const pressed = () => screen.getAllByRole('button', { pressed: true }).map((button) => button.ariaLabel);

it('judges the contrast with the colour of now, and names presets in the language of now, at once', async () => {
  const props = { defaultValue: '#336699', presets: ['red'] };
  const { rerender } = renderPicker({ ...props, contrast: { against: 'white' } });
  await screen.findByText('Contrast 5.99:1, passes AA');
  const labels = { nameColor: () => 'Rot' };
  rerender(<ColorPicker {...props} labels={labels} contrast={{ against: 'black', hold: true }} />);
  expect(screen.getByText('Contrast 3.50:1, fails AA')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Rot, red' })).toBeTruthy();
  expect(screen.getByRole('button', { pressed: true })).toBeTruthy();
});

describe('props that change', () => {
  it('shows the value as the new mode can, and as it is in the mode of before', () => {
    const { rerender } = render(<ColorPicker value="rgb(51 102 153 / 0.5)" />);
    rerender(<ColorPicker value="rgb(51 102 153 / 0.5)" alphaMode="disabled" />);
    expect(hexField().value).toBe('#336699');
    rerender(<ColorPicker value="rgb(51 102 153 / 0.5)" />);
    expect(hexField().value).toBe('#33669980');
    rerender(<ColorPicker value="rgb(51 102 153 / 0.5)" colorMode="grayscale" />);
    const grey = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Brightness' }).value;
    expect(Number(grey)).toBeGreaterThan(30);
    rerender(<ColorPicker value="rgb(51 102 153 / 0.5)" />);
    expect(hexField().value).toBe('#33669980');
  });

  it('shows the colour of now in the sliders of a mode that comes back', () => {
    const { rerender } = renderPicker({ defaultValue: '#336699' });
    fireEvent.keyDown(slider('Hue'), { key: 'End' });
    rerender(<ColorPicker defaultValue="#336699" colorMode="presets" presets={['red']} />);
    rerender(<ColorPicker defaultValue="#336699" />);
    expect(slider('Hue').value).toBe('360');
  });

  it('gives on OK what the mode of now shows', async () => {
    const user = userEvent.setup();
    const onSelect = jest.fn();
    const props: ColorPickerProps = { defaultValue: 'rgb(51 102 153 / 0.5)', showButtons: true, onSelect };
    const { rerender } = render(<ColorPicker {...props} />);
    rerender(<ColorPicker {...props} alphaMode="disabled" />);
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(onSelect.mock.lastCall[0].value).toBe('#336699');
  });

  it('follows the colour of the token that is its value, without a word to the host', () => {
    const onValueChange = jest.fn();
    const show = (color: string) => (
      <ColorPicker
        value="var(--brand)"
        tokens={[{ name: 'Brand', color, value: 'var(--brand)' }]}
        onValueChange={onValueChange}
      />
    );
    const { rerender } = render(show('#336699'));
    expect(hexField().value).toBe('#336699');
    rerender(show('teal'));
    expect(hexField().value).toBe('#008080');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('follows the output format with its fields until somebody chooses a notation', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<ColorPicker defaultValue="#336699" outputFormat="hex" />);
    rerender(<ColorPicker defaultValue="#336699" outputFormat="hsla" />);
    expect(screen.getByRole('group', { name: 'HSLA' })).toBeTruthy();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Color format' }), 'rgba');
    rerender(<ColorPicker defaultValue="#336699" outputFormat="hex" />);
    expect(screen.getByRole('group', { name: 'RGBA' })).toBeTruthy();
  });

  it('follows its fallback colour while there is no colour', () => {
    const { rerender } = render(<ColorPicker defaultValue="nothing" fallbackColor="teal" />);
    expect(hexField().value).toBe('#008080');
    rerender(<ColorPicker defaultValue="nothing" fallbackColor="red" />);
    expect(hexField().value).toBe('#ff0000');
  });
});

describe('colors beyond sRGB that nobody has loaded', () => {
  it('stores the token that was chosen, not its colour', async () => {
    const user = userEvent.setup();
    const onValueCommit = jest.fn();
    render(
      <ColorPicker
        defaultValue="#336699"
        tokens={[{ name: 'Sea', color: 'oklch(0.6 0.1 200)', value: 'var(--sea)' }]}
        onValueCommit={onValueCommit}
      />,
    );
    await user.click(screen.getByRole('button', { name: /^Sea/ }));
    await waitFor(() => expect(onValueCommit).toHaveBeenCalledTimes(1));
    expect(onValueCommit.mock.lastCall[0].value).toBe('var(--sea)');
    expect(pressed()).toEqual(['Sea, oklch(0.6 0.1 200)']);
  });
});

describe('recent colours of a popup', () => {
  async function choose(name: string) {
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Brand' }));
    slider('Hue').focus();
    await user.keyboard('{End}');
    await user.click(screen.getByRole('button', { name }));
    await user.click(screen.getByRole('button', { name: 'Brand' }));
  }

  it('are those that were accepted, and are there the next time', async () => {
    render(<ColorPickerPopover label="Brand" defaultValue="#336699" showRecent />);
    await choose('OK');
    expect(pressed()).toEqual([expect.stringContaining('#993333')]);
  });

  it('leave out what was given up', async () => {
    const onRecentChange = jest.fn();
    render(<ColorPickerPopover label="Brand" defaultValue="#336699" onRecentChange={onRecentChange} />);
    await choose('Cancel');
    expect(onRecentChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('group', { name: 'Recent colors' })).toBeNull();
  });

  it('show a linked colour by its token, which can be chosen again', async () => {
    const user = userEvent.setup();
    const onValueChange = jest.fn();
    render(
      <ColorPicker
        defaultValue="#336699"
        recent={['var(--brand)']}
        tokens={[{ name: 'Brand', color: 'teal', value: 'var(--brand)' }]}
        onValueChange={onValueChange}
      />,
    );
    const [, recent] = screen.getAllByRole('button', { name: 'Brand, teal' });
    await user.click(recent!);
    expect(onValueChange.mock.lastCall[0].value).toBe('var(--brand)');
  });
});

describe('a form', () => {
  it('resets a controlled picker to the value that it began with', async () => {
    const user = userEvent.setup();
    function Host() {
      const [value, setValue] = useState('#ABC');
      return (
        <form>
          <ColorPicker name="brand" value={value} onValueChange={(details) => setValue(details.value)} />
          <output>{value}</output>
        </form>
      );
    }
    const { container } = render(<Host />);
    slider('Hue').focus();
    await user.keyboard('{Home}');
    expect(container.querySelector('output')!.textContent).toBe('#ccaaaa');
    act(() => container.querySelector('form')!.reset());
    await waitFor(() => expect(container.querySelector('output')!.textContent).toBe('#ABC'));
  });

  it('resets nothing when the host prevents the reset, and resets by the id of a form that came later', () => {
    const onValueChange = jest.fn();
    const picker = <ColorPicker name="brand" form="late" defaultValue="#336699" onValueChange={onValueChange} />;
    const { rerender, container } = render(<div>{picker}</div>);
    rerender(
      <div>
        {picker}
        <form id="late" onReset={(event) => event.preventDefault()} />
      </div>,
    );
    fireEvent.change(slider('Hue'), { target: { value: '360' } });
    expect(onValueChange).toHaveBeenCalledTimes(1);
    act(() => container.querySelector('form')!.reset());
    expect(onValueChange).toHaveBeenCalledTimes(1);
    rerender(
      <div>
        {picker}
        <form id="late" />
      </div>,
    );
    act(() => container.querySelector('form')!.reset());
    expect(onValueChange.mock.lastCall[0].value).toBe('#336699');
  });

  it('cannot be changed by a pointer while a fieldset around it is disabled', () => {
    const onValueChange = jest.fn();
    render(
      <fieldset disabled>
        <ColorPicker defaultValue="rgb(51, 102, 153)" defaultFormat="rgba" onValueChange={onValueChange} />
      </fieldset>,
    );
    const area = screen.getByRole('group', { name: 'Saturation and brightness' });
    const caption = document.querySelector('[data-scrub]')!;
    for (const target of [area, slider('Hue').parentElement!, caption]) {
      target.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
      for (const [type, clientX] of [
        ['pointerdown', 150],
        ['pointermove', 190],
        ['pointerup', 190],
      ] as const) {
        const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY: 10, buttons: 1 });
        Object.defineProperty(event, 'pointerId', { value: 1 });
        fireEvent(target, event);
      }
    }
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('ends what a drag does when it is disabled in the middle of it', () => {
    const onValueChange = jest.fn();
    const props: ColorPickerProps = { defaultValue: '#336699', onValueChange };
    const { rerender } = render(<ColorPicker {...props} />);
    const area = screen.getByRole('group', { name: 'Saturation and brightness' });
    area.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
    const fire = (type: string, clientX: number) => {
      const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX, clientY: 10, buttons: 1 });
      Object.defineProperty(event, 'pointerId', { value: 1 });
      fireEvent(area, event);
    };
    fire('pointerdown', 150);
    expect(onValueChange).toHaveBeenCalledTimes(1);
    rerender(<ColorPicker {...props} disabled />);
    fire('pointermove', 190);
    fire('pointerup', 190);
    expect(onValueChange).toHaveBeenCalledTimes(1);
  });
});

describe('contrast against a colour beyond sRGB', () => {
  it('is read out once that colour can be read', async () => {
    render(<ColorPicker defaultValue="#777777" contrast={{ against: 'lab(100 0 0)' }} />);
    expect(await screen.findByText('Contrast 4.47:1, fails AA')).toBeTruthy();
  });
});
