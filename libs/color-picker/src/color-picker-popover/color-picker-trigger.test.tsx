/** @jest-environment jsdom */
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef, Profiler, useState } from 'react';
import type { ColorToken } from '../picker-store/store-options.ts';
import { firePointer, sizedArea } from '../testing/render-picker.tsx';
import { ColorPickerContent } from './color-picker-content.tsx';
import { ColorPickerPopover, type ColorPickerPopoverProps } from './color-picker-popover.tsx';
import { ColorPickerRoot } from './color-picker-root.tsx';
import { ColorPickerTrigger } from './color-picker-trigger.tsx';

const trigger = () => screen.getByRole('button', { name: 'Ink' });
const said = () => document.getElementById(trigger().getAttribute('aria-describedby')!)!.textContent;
const painted = () => trigger().querySelector('rect')!.getAttribute('fill');

const popover = (props: Partial<ColorPickerPopoverProps>) => <ColorPickerPopover label="Ink" {...props} />;
const linked = (color: string): { value: string; tokens: ColorToken[] } => ({
  value: 'var(--brand)',
  tokens: [{ name: 'Brand', color, value: 'var(--brand)' }],
});

describe('a popup without a trigger', () => {
  function OwnButton() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <ColorPickerRoot label="Ink" open={isOpen} onOpenChange={({ open }) => setIsOpen(open)}>
        <button onClick={() => setIsOpen(true)}>Own</button>
        <ColorPickerContent />
      </ColorPickerRoot>
    );
  }

  it('stands beside its root, and gives the focus back to what opened it', async () => {
    const user = userEvent.setup();
    render(<OwnButton />);
    await user.click(screen.getByRole('button', { name: 'Own' }));
    const popup = screen.getByRole('dialog', { name: 'Ink' });
    await waitFor(() => expect(popup.dataset['placement']).toBe('bottom'));
    expect(popup.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Own' }));
  });
});

it.each([{ dock: '##' }, { placement: 'middle' as never }, { dock: 'nav', placement: null as never }])(
  'a popup whose place is %j, which is none, stands below its button',
  async (place) => {
    render(popover({ ...place, defaultOpen: true }));
    const popup = screen.getByRole('dialog', { name: 'Ink' });
    await waitFor(() => expect(popup.dataset['placement']).toBe('bottom'));
    expect(popup.style.getPropertyValue('--gm-picker-top')).not.toContain('NaN');
  },
);

describe('the trigger of a popup', () => {
  it('is described by what its host names, and by its colour', () => {
    render(
      <ColorPickerRoot label="Ink" defaultValue="#336699">
        <p id="hint">For headings</p>
        <ColorPickerTrigger aria-describedby="hint" />
      </ColorPickerRoot>,
    );
    expect(screen.getByRole('button', { description: 'For headings steel blue, #336699' })).toBe(trigger());
  });

  // Runs before every other test, because the first colour beyond sRGB loads the parser of such colours.
  it('shows a token beyond sRGB as soon as its space is loaded, while the popup is closed', async () => {
    render(popover(linked('oklch(0.6 0.2 30)')));
    await waitFor(() => expect(painted()).not.toBe('#ffffff'));
    expect(said()).not.toContain('white');
  });

  it('follows the colour of the token that is its value', () => {
    const { rerender } = render(popover(linked('#336699')));
    expect([painted(), said()]).toEqual(['#336699', 'steel blue, Brand']);
    rerender(popover(linked('#ff0000')));
    expect([painted(), said()]).toEqual(['#ff0000', 'red, Brand']);
  });

  it('shows the colour as its mode of alpha can', () => {
    const { rerender } = render(popover({ value: '#ff000080' }));
    expect(painted()).toBe('rgba(255, 0, 0, 0.502)');
    rerender(popover({ value: '#ff000080', alphaMode: 'disabled' }));
    expect(painted()).toBe('#ff0000');
  });

  it('is rendered a few times a second while its popup is dragged in', () => {
    jest.useFakeTimers();
    const onRender = jest.fn();
    render(
      <ColorPickerRoot label="Ink" defaultValue="#336699" defaultOpen>
        <Profiler id="trigger" onRender={onRender}>
          <ColorPickerTrigger />
        </Profiler>
        <ColorPickerContent />
      </ColorPickerRoot>,
    );
    const area = sizedArea();
    act(() => firePointer(area, 'pointerdown', 100, 50));
    onRender.mockClear();
    for (let frame = 0; frame < 60; frame += 1) {
      act(() => firePointer(area, 'pointermove', frame * 2, 20));
      act(() => jest.advanceTimersByTime(1000 / 60));
    }
    expect(onRender.mock.calls.length).toBeGreaterThan(1);
    expect(onRender.mock.calls.length).toBeLessThan(10);
    act(() => firePointer(area, 'pointerup', 200, 0));
    expect(painted()).toBe('#0080ff');
    jest.useRealTimers();
  });

  it('gives its button to a ref once, and takes it away when it goes', () => {
    const callback = jest.fn();
    const root = (value: string) => (
      <ColorPickerRoot label="Ink" value={value}>
        <ColorPickerTrigger ref={callback} />
      </ColorPickerRoot>
    );
    const { rerender, unmount } = render(root('red'));
    rerender(root('teal'));
    expect(callback.mock.calls).toEqual([[trigger()]]);
    unmount();
    expect(callback.mock.calls.slice(1)).toEqual([[null]]);
  });

  it('leaves no button in a ref when it goes', () => {
    const ref = createRef<HTMLButtonElement>();
    const { unmount } = render(
      <ColorPickerRoot label="Ink">
        <ColorPickerTrigger ref={ref} />
      </ColorPickerRoot>,
    );
    expect(ref.current).toBe(trigger());
    unmount();
    expect(ref.current).toBeNull();
  });
});
