/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ColorPickerPopover } from './color-picker-popover.tsx';

describe('open popups', () => {
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
