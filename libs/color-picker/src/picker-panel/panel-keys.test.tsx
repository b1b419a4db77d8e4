/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createPortal } from 'react-dom';
import { ColorPickerPopover } from '../color-picker-popover/color-picker-popover.tsx';
import { CopyColor } from '../copy-color/copy-color.tsx';
import { ColorPicker } from '../color-picker/color-picker.tsx';
import { slider } from '../testing/render-picker.tsx';

it('are heard after a press on a part of the panel that is no control', async () => {
  const user = userEvent.setup();
  const { container } = render(<ColorPicker defaultValue="#777777" />);
  slider('Hue').focus();
  await user.click(container.querySelector('[data-mode]')!);
  expect(document.activeElement).not.toBe(document.body);
  await user.keyboard('f');
  expect(screen.getByRole('group', { name: 'RGBA' })).toBeTruthy();
});

describe('keys in what a host puts inside', () => {
  it.each([
    ['a text area', <textarea key="0" aria-label="Note" />],
    ['a search field', <input key="1" type="search" aria-label="Note" />],
    ['an editable element', <div key="2" contentEditable role="textbox" aria-label="Note" tabIndex={0} />],
  ])('belong to %s', async (_name, note) => {
    const user = userEvent.setup();
    const onValueChange = jest.fn();
    render(
      <ColorPicker defaultValue="#777777" contrast={{ against: 'white' }} onValueChange={onValueChange}>
        {note}
      </ColorPicker>,
    );
    await screen.findByText('Contrast 4.47:1, fails AA');
    slider('Hue').focus();
    await user.keyboard('{Home}');
    fireEvent.change(slider('Alpha'), { target: { value: '0.5' } });
    onValueChange.mockClear();
    const field = screen.getByRole(/search/.test(_name) ? 'searchbox' : 'textbox', { name: 'Note' });
    if (!('isContentEditable' in field) || field.isContentEditable === undefined)
      Object.defineProperty(field, 'isContentEditable', { value: field.hasAttribute('contenteditable') });
    expect(fireEvent.keyDown(field, { key: 'n' })).toBe(true);
    expect(fireEvent.keyDown(field, { key: 'z', ctrlKey: true })).toBe(true);
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('leave Enter in a field of the host to the host, in a popup too', async () => {
    const user = userEvent.setup();
    const [onSubmit, onSelect] = [jest.fn((event: React.FormEvent) => event.preventDefault()), jest.fn()];
    render(
      <form onSubmit={onSubmit}>
        <ColorPickerPopover label="Brand" defaultValue="#336699" onSelect={onSelect}>
          <input aria-label="Note" />
        </ColorPickerPopover>
        <button type="submit">Send</button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Brand' }));
    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'sea{Enter}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(onSelect).not.toHaveBeenCalled();
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await user.type(screen.getByRole('textbox', { name: 'Hex' }), '{Enter}');
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('choose in a menu by its first letter', async () => {
    const onValueChange = jest.fn();
    render(<ColorPicker defaultValue="#777777" contrast={{ against: 'white' }} onValueChange={onValueChange} />);
    await screen.findByText('Contrast 4.47:1, fails AA');
    fireEvent.keyDown(screen.getByRole('combobox', { name: 'Color format' }), { key: 'n' });
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('change nothing while the picker is disabled', async () => {
    const onValueChange = jest.fn();
    const props = { defaultValue: '#777777', contrast: { against: 'white' }, onValueChange };
    const { rerender } = render(
      <ColorPicker {...props}>
        <CopyColor />
      </ColorPicker>,
    );
    await screen.findByText('Contrast 4.47:1, fails AA');
    fireEvent.change(slider('Alpha'), { target: { value: '0.5' } });
    onValueChange.mockClear();
    rerender(
      <ColorPicker {...props} disabled>
        <CopyColor />
      </ColorPicker>,
    );
    const copy = screen.getAllByRole('button', { name: /^Copy/ })[0]!;
    fireEvent.keyDown(copy, { key: 'z', ctrlKey: true });
    fireEvent.keyDown(copy, { key: 'n' });
    expect(onValueChange).not.toHaveBeenCalled();
  });
});

describe('letters outside text', () => {
  it('show the next notation with F', () => {
    const onFormatChange = jest.fn();
    render(<ColorPicker defaultValue="#336699" onFormatChange={onFormatChange} />);
    expect(fireEvent.keyDown(slider('Hue'), { key: 'f' })).toBe(false);
    expect(onFormatChange).toHaveBeenLastCalledWith({ format: 'rgba' });
    expect(fireEvent.keyDown(slider('Hue'), { key: 'f', ctrlKey: true })).toBe(true);
    expect(fireEvent.keyDown(screen.getByRole('spinbutton', { name: 'Red' }), { key: 'f' })).toBe(true);
    expect(onFormatChange).toHaveBeenCalledTimes(1);
  });

  it('do nothing where there is no such button', () => {
    render(<ColorPicker defaultValue="#336699" formats={['hex']} />);
    for (const key of ['f', 'i', 'n', 'x', '"', 'Shift']) {
      expect(fireEvent.keyDown(slider('Hue'), { key })).toBe(true);
    }
  });

  it('open the eyedropper with I', async () => {
    const open = jest.fn().mockResolvedValue({ sRGBHex: '#112233' });
    Object.assign(window, {
      EyeDropper: class {
        open = open;
      },
    });
    const onValueCommit = jest.fn();
    render(<ColorPicker defaultValue="#336699" onValueCommit={onValueCommit} />);
    fireEvent.keyDown(slider('Hue'), { key: 'i' });
    await waitFor(() => expect(onValueCommit).toHaveBeenCalledWith(expect.objectContaining({ value: '#112233' })));
    Reflect.deleteProperty(window, 'EyeDropper');
  });
});

it('moves by a tenth with Ctrl, and with Alt up and down', () => {
  render(<ColorPicker defaultValue="hsl(100 50% 50%)" />);
  fireEvent.keyDown(slider('Hue'), { key: 'ArrowUp', altKey: true });
  expect(slider('Hue').value).toBe('100.1');
  fireEvent.keyDown(slider('Hue'), { key: 'ArrowRight', ctrlKey: true });
  expect(slider('Hue').value).toBe('100.2');
});

it('leaves presets in their places in a disabled fieldset', () => {
  const onPresetsChange = jest.fn();
  render(
    <fieldset disabled>
      <ColorPicker presets={['red', 'lime']} onPresetsChange={onPresetsChange} />
    </fieldset>,
  );
  const types = ['application/x-gm-preset'];
  const item = (name: RegExp) => screen.getByRole('button', { name }).closest('li')!;
  fireEvent.dragStart(item(/^lime/), { dataTransfer: { setData: () => undefined, types } });
  fireEvent.drop(item(/^red/), { dataTransfer: { types } });
  expect(onPresetsChange).not.toHaveBeenCalled();
});

it('leaves the keys of the browser alone: Alt with an arrow goes back a page', () => {
  render(<ColorPicker defaultValue="#336699" />);
  for (const name of ['Hue', 'Saturation']) {
    expect(fireEvent.keyDown(slider(name), { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(fireEvent.keyDown(slider(name), { key: 'ArrowLeft', metaKey: true })).toBe(true);
  }
});

it('works in the document of a frame, whose elements are of other classes', async () => {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const inner = frame.contentDocument!;
  const onSelect = jest.fn();
  const onSubmit = jest.fn();
  inner.addEventListener('submit', onSubmit);
  const form = inner.body.appendChild(inner.createElement('form'));
  render(
    <>
      {createPortal(<ColorPickerPopover label="Ink" defaultOpen defaultValue="#336699" onSelect={onSelect} />, form)}
    </>,
  );
  const hex = within(inner.body).getByRole<HTMLInputElement>('textbox', { name: 'Hex' });
  const passed = fireEvent.keyDown(hex, { key: 'Enter' });
  expect(passed).toBe(false);
  expect(onSelect).toHaveBeenCalledTimes(1);
  frame.remove();
});

it('closes the inner one of two popups with Escape, and the outer one with the next', async () => {
  const user = userEvent.setup();
  render(
    <ColorPickerPopover label="Outer" defaultValue="#336699">
      <ColorPickerPopover label="Inner" defaultValue="teal" />
    </ColorPickerPopover>,
  );
  await user.click(screen.getByRole('button', { name: 'Outer' }));
  await user.click(screen.getByRole('button', { name: 'Inner' }));
  expect(screen.getAllByRole('dialog')).toHaveLength(2);
  await user.keyboard('{Escape}');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(screen.getByRole('dialog', { name: 'Outer' })).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('does not accept the choice by the Enter that has opened the popup and is still held', async () => {
  render(<ColorPickerPopover label="Ink" defaultOpen />);
  const enter = (repeat: boolean) => fireEvent.keyDown(slider('Saturation'), { key: 'Enter', repeat });
  enter(true);
  expect(screen.getByRole('dialog')).toBeTruthy();
  enter(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('keeps the popup on the Escape that ends a composition in Safari', () => {
  render(<ColorPickerPopover label="Ink" defaultOpen defaultValue="#336699" />);
  fireEvent.keyDown(screen.getByRole('textbox', { name: 'Hex' }), { key: 'Escape', keyCode: 229 });
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('moves a preset inside its own list alone', () => {
  const first = jest.fn();
  const second = jest.fn();
  render(
    <>
      <ColorPicker presets={['red', 'lime', 'blue']} onPresetsChange={first} aria-label="First" />
      <ColorPicker presets={['gold']} onPresetsChange={second} aria-label="Second" />
    </>,
  );
  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, value: string) => data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
    get types() {
      return [...data.keys()];
    },
  };
  const itemOf = (picker: string, name: RegExp) =>
    within(screen.getByRole('group', { name: picker }))
      .getByRole('button', { name })
      .closest('li')!;
  fireEvent.dragStart(itemOf('First', /^blue/), { dataTransfer });
  fireEvent.drop(itemOf('Second', /^gold/), { dataTransfer });
  expect(second).not.toHaveBeenCalled();
  fireEvent.drop(itemOf('First', /^red/), { dataTransfer });
  expect(first).toHaveBeenCalledWith({ presets: ['blue', 'red', 'lime'] });
});

it('walks the menu of a preset inside a shadow root', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const place = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
  render(<ColorPicker presets={['red', 'lime', 'blue']} onPresetsChange={jest.fn()} />, { container: place });
  fireEvent.contextMenu(within(place).getByRole('button', { name: /^lime/ }));
  const items = await within(place).findAllByRole('menuitem');
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowDown', 2],
    ['ArrowDown', 0],
    ['ArrowUp', 2],
  ] as const) {
    act(() => void fireEvent.keyDown(host.shadowRoot!.activeElement!, { key }));
    expect(host.shadowRoot!.activeElement).toBe(items[index]);
  }
  host.remove();
});
