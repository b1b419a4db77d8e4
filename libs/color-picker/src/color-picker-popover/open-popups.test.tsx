/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ColorPickerPopover } from './color-picker-popover.tsx';

describe('open popups', () => {
  it('are sheets when the file that places them does not load', async () => {
    jest.doMock('@floating-ui/dom', () => {
      throw new Error('offline');
    });
    render(<ColorPickerPopover label="Brand" defaultValue="teal" />);
    fireEvent.click(screen.getByRole('button', { name: 'Brand' }));
    await waitFor(() => expect(screen.getByRole('dialog').dataset['placement']).toBe('sheet'));
    jest.dontMock('@floating-ui/dom');
  });

  it('are sheets in a narrow window, also when it is not that of the script', async () => {
    const { contentWindow, contentDocument } = document.body.appendChild(document.createElement('iframe'));
    contentWindow!.matchMedia = () => ({ matches: true }) as MediaQueryList;
    const place = contentDocument!.body.appendChild(contentDocument!.createElement('div'));
    const { unmount } = render(<ColorPickerPopover label="Brand" defaultOpen />, { container: place });
    const popup = within(place).getByRole('dialog', { hidden: true });
    await waitFor(() => expect(popup.dataset['placement']).toBe('sheet'));
    unmount();
    document.querySelector('iframe')!.remove();
  });

  it.each(['open', 'closed'] as const)('tell presses inside from those outside in a root that is %s', (mode) => {
    const host = document.body.appendChild(document.createElement('div'));
    const inner = host.attachShadow({ mode }).appendChild(document.createElement('div'));
    const place = inner.attachShadow({ mode }).appendChild(document.createElement('div'));
    const onOpenChange = jest.fn();
    render(<ColorPickerPopover label="Brand" defaultValue="teal" defaultOpen onOpenChange={onOpenChange} />, {
      container: place,
    });
    const press = (target: Element) =>
      fireEvent(target, new MouseEvent('pointerdown', { bubbles: true, composed: true }));
    press(within(place).getByRole('textbox', { name: 'Hex' }));
    press(within(place).getByRole('button', { name: 'Brand' }));
    expect(onOpenChange).not.toHaveBeenCalled();
    press(host);
    expect(onOpenChange).toHaveBeenCalledTimes(1);
    host.remove();
  });

  it('close by a press beside them in a closed root', () => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = host.attachShadow({ mode: 'closed' });
    const beside = root.appendChild(document.createElement('p'));
    const onOpenChange = jest.fn();
    render(<ColorPickerPopover label="Brand" defaultValue="teal" defaultOpen onOpenChange={onOpenChange} />, {
      container: root.appendChild(document.createElement('div')),
    });
    fireEvent(beside, new MouseEvent('pointerdown', { bubbles: true, composed: true }));
    expect(onOpenChange).toHaveBeenCalledTimes(1);
    host.remove();
  });

  it('of a frame close when the page around it takes the focus, and stay when the whole window loses it', () => {
    const { contentWindow, contentDocument } = document.body.appendChild(document.createElement('iframe'));
    const place = contentDocument!.body.appendChild(contentDocument!.createElement('div'));
    const onOpenChange = jest.fn();
    const { unmount } = render(<ColorPickerPopover label="Brand" defaultOpen onOpenChange={onOpenChange} />, {
      container: place,
    });
    const popup = within(place).getByRole('dialog', { hidden: true });
    // Browsers leave the focus of a window where it is.
    fireEvent.blur(contentWindow!);
    // So does a press on what cannot take it.
    popup.focus();
    fireEvent.blur(contentWindow!);
    expect(contentDocument!.activeElement).toBe(popup);
    expect(onOpenChange).not.toHaveBeenCalled();
    popup.blur();
    expect(onOpenChange).not.toHaveBeenCalled();
    fireEvent.blur(contentWindow!);
    expect(onOpenChange).toHaveBeenCalledTimes(1);
    unmount();
    document.querySelector('iframe')!.remove();
  });

  it('close by a press in a frame beside them that takes the focus only after the window has lost it', async () => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    frame.tabIndex = 0;
    const onOpenChange = jest.fn();
    render(<ColorPickerPopover label="Brand" defaultOpen onOpenChange={onOpenChange} />);
    (document.activeElement as HTMLElement).blur();
    fireEvent.blur(window);
    frame.focus();
    expect(onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(onOpenChange).toHaveBeenCalledTimes(1));
    frame.remove();
  });

  it('of a page without a frame around it stay when its window loses the focus', () => {
    const onOpenChange = jest.fn();
    render(<ColorPickerPopover label="Brand" defaultOpen onOpenChange={onOpenChange} />);
    (document.activeElement as HTMLElement).blur();
    fireEvent.blur(window);
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  describe('in what is hidden', () => {
    let measure = () => {};

    beforeEach(() => {
      globalThis.IntersectionObserver = class {
        constructor(listen: () => void) {
          measure = listen;
        }
        observe() {}
        disconnect() {
          measure = () => {};
        }
      } as never;
    });

    afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

    it.each(['save', 'cancel'] as const)('end as by a press outside: %s', (outsideClick) => {
      const [onSelect, onCancel, onOpenChange] = [jest.fn(), jest.fn(), jest.fn()];
      const calls = { onSelect, onCancel, onOpenChange };
      render(
        <ColorPickerPopover label="Brand" defaultValue="teal" defaultOpen outsideClick={outsideClick} {...calls} />,
      );
      const popup = screen.getByRole('dialog');
      popup.checkVisibility = () => false;
      // One that has not been shown yet waits until what is around it is.
      measure();
      expect(onOpenChange).not.toHaveBeenCalled();
      popup.checkVisibility = () => true;
      measure();
      expect(onOpenChange).not.toHaveBeenCalled();
      popup.checkVisibility = () => false;
      act(() => measure());
      expect(onOpenChange).toHaveBeenCalledTimes(1);
      expect(outsideClick === 'save' ? onSelect : onCancel).toHaveBeenCalledTimes(1);
    });
  });

  it('prerender where there is no HTMLElement', () => {
    const { HTMLElement } = globalThis;
    Reflect.deleteProperty(globalThis, 'HTMLElement');
    try {
      expect(renderToString(<ColorPickerPopover label="Brand" defaultValue="teal" defaultOpen />)).toContain(
        'role="dialog"',
      );
    } finally {
      globalThis.HTMLElement = HTMLElement;
    }
  });

  it('are one at a time, also when the second is opened without a pointer', () => {
    const onOpenChange = jest.fn();
    render(
      <>
        <ColorPickerPopover label="First" defaultValue="teal" onOpenChange={onOpenChange} />
        <ColorPickerPopover label="Second" defaultValue="gold" />
      </>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'First' }));
    fireEvent.click(screen.getByRole('button', { name: 'Second' }));
    expect(screen.getAllByRole('dialog', { hidden: true }).map((popup) => popup.getAttribute('aria-label'))).toEqual([
      'Second',
    ]);
    expect(onOpenChange).toHaveBeenLastCalledWith(expect.objectContaining({ open: false, reason: 'outside' }));
  });
});
