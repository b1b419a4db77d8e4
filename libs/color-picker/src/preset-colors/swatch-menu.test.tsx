/** @jest-environment jsdom */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ColorPickerPopover } from '../color-picker-popover/color-picker-popover.tsx';
import { ColorPicker } from '../color-picker/color-picker.tsx';
import { defineColorPicker } from '../element/define-color-picker.ts';
import { PresetColors } from './preset-colors.tsx';

beforeAll(() => {
  // jsdom has element internals without a form value.
  ElementInternals.prototype.setFormValue = () => undefined;
  defineColorPicker();
});

const edited = { presets: ['red', 'blue'], onPresetsChange: () => undefined };

async function openMenu() {
  fireEvent.contextMenu(screen.getByRole('button', { name: 'red, red' }));
  await screen.findByRole('menu');
}

/** Reports whether Escape reaches a page that listens for it. */
function pageHearsEscape() {
  const listen = jest.fn();
  document.body.addEventListener('keydown', listen);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  document.body.removeEventListener('keydown', listen);
  return listen.mock.calls.length === 1;
}

describe('the menu of a preset', () => {
  it('offers no move where the order cannot be changed', async () => {
    render(
      <ColorPicker>
        <PresetColors label="Brand" colors={['red', 'blue']} onRemove={() => undefined} />
      </ColorPicker>,
    );
    await openMenu();
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Remove red, red']);
  });

  it('goes with its picker and leaves the next Escape to the page', async () => {
    const { unmount } = render(<ColorPicker {...edited} />);
    await openMenu();
    unmount();
    expect(pageHearsEscape()).toBe(true);
  });

  it.each([
    ['Escape', (popup: Element) => fireEvent.keyDown(popup, { key: 'Escape' })],
    ['a press beside it', (popup: Element) => fireEvent.pointerDown(popup)],
  ])('goes alone by %s in the frame that its picker stands in', async (_, end) => {
    const { contentDocument: page } = document.body.appendChild(document.createElement('iframe'));
    const container = page!.body.appendChild(page!.createElement('div'));
    const { unmount } = render(<ColorPickerPopover label="Ink" defaultOpen {...edited} />, { container });
    const inFrame = within(container);
    fireEvent.contextMenu(inFrame.getByRole('button', { name: 'red, red' }));
    await inFrame.findByRole('menu');
    end(inFrame.getByRole('dialog'));
    expect(inFrame.queryByRole('menu')).toBeNull();
    expect(inFrame.queryByRole('dialog')).toBeTruthy();
    unmount();
    page!.defaultView!.frameElement!.remove();
  });

  it('goes when a script closes its popup', async () => {
    const popup = (open: boolean) => <ColorPickerPopover label="Ink" open={open} {...edited} />;
    const { rerender } = render(popup(true));
    await openMenu();
    rerender(popup(false));
    expect(pageHearsEscape()).toBe(true);
  });

  it('goes when a script hides the popup of an element', async () => {
    document.body.innerHTML = '<gm-color-picker popup label="Ink" presets="red" editable-presets></gm-color-picker>';
    const picker = document.querySelector('gm-color-picker')!;
    picker.show();
    await openMenu();
    picker.hide();
    expect(pageHearsEscape()).toBe(true);
    picker.remove();
  });

  it('does not come any more when its file arrives after the picker has gone', async () => {
    const { unmount } = render(<ColorPicker {...edited} />);
    fireEvent.contextMenu(screen.getByRole('button', { name: 'red, red' }));
    unmount();
    await act(() => import('./swatch-menu.ts'));
    expect(pageHearsEscape()).toBe(true);
  });
});
