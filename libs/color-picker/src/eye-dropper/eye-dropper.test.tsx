/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ColorPicker } from '../color-picker/color-picker.tsx';

const name = 'Pick a color from the screen';
const button = () => screen.queryByRole('button', { name });
const findButton = () => screen.findByRole('button', { name });
const browser = window as unknown as { EyeDropper?: unknown };

function giveEyeDropper(open: (options: { signal: AbortSignal }) => Promise<{ sRGBHex: string }>) {
  browser.EyeDropper = class {
    open = open;
  };
}

afterEach(() => {
  delete browser.EyeDropper;
});

describe('the eyedropper', () => {
  it('is absent where the browser has none', () => {
    render(<ColorPicker />);
    expect(button()).toBeNull();
  });

  it('takes the colour and keeps the alpha, in one change', async () => {
    giveEyeDropper(() => Promise.resolve({ sRGBHex: '#ff0000' }));
    const onValueChange = jest.fn();
    const onValueCommit = jest.fn();
    render(<ColorPicker defaultValue="rgb(0 0 0 / 0.5)" onValueChange={onValueChange} onValueCommit={onValueCommit} />);
    await userEvent.setup().click(await findButton());
    for (const listener of [onValueChange, onValueCommit]) {
      expect(listener.mock.calls.map(([{ value }]) => value)).toEqual(['rgba(255, 0, 0, 0.5)']);
    }
  });

  it('takes Escape for an answer', async () => {
    giveEyeDropper(() => Promise.reject(new DOMException('', 'AbortError')));
    const onValueChange = jest.fn();
    render(<ColorPicker onValueChange={onValueChange} />);
    await userEvent.setup().click(await findButton());
    expect(onValueChange).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('tells that the browser has refused it, each time', async () => {
    giveEyeDropper(() => Promise.reject(new DOMException('', 'NotAllowedError')));
    render(<ColorPicker />);
    const status = screen.getByRole('status');
    for (const told of ['The browser did not allow picking.', 'The browser did not allow picking. ']) {
      await userEvent.setup().click(await findButton());
      await waitFor(() => expect(status.textContent).toBe(told));
    }
  });

  it('tells that nothing was picked when its file does not load, and tries again at the next press', async () => {
    giveEyeDropper(() => Promise.resolve({ sRGBHex: '#ff0000' }));
    jest.doMock('./pick-from-screen.ts', () => {
      throw new Error('offline');
    });
    const onValueCommit = jest.fn();
    render(<ColorPicker onValueCommit={onValueCommit} />);
    await userEvent.setup().click(await findButton());
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('The browser did not allow picking.'));
    jest.dontMock('./pick-from-screen.ts');
    await userEvent.setup().click(await findButton());
    await waitFor(() => expect(onValueCommit).toHaveBeenCalledTimes(1));
  });

  it('changes nothing once the picker is disabled', async () => {
    let pick = (_: { sRGBHex: string }) => {};
    giveEyeDropper(() => new Promise((resolve) => (pick = resolve)));
    const onValueChange = jest.fn();
    const { rerender } = render(<ColorPicker onValueChange={onValueChange} />);
    await userEvent.setup().click(await findButton());
    rerender(<ColorPicker onValueChange={onValueChange} disabled />);
    await act(async () => pick({ sRGBHex: '#ff0000' }));
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('ends with the picker', async () => {
    let signal: AbortSignal | undefined;
    giveEyeDropper((options) => {
      signal = options.signal;
      return new Promise(() => undefined);
    });
    const { unmount } = render(<ColorPicker />);
    await userEvent.setup().click(await findButton());
    unmount();
    expect(signal!.aborted).toBe(true);
  });
});
