/** @jest-environment jsdom */
import { Profiler } from 'react';
import { act, render, screen } from '@testing-library/react';
import { ColorPicker, type ColorPickerProps } from '../color-picker/color-picker.tsx';
import { firePointer, sizedArea, slider } from '../testing/render-picker.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function renderCounted(props: ColorPickerProps) {
  const onRender = jest.fn();
  const picker = (next: ColorPickerProps) => (
    <Profiler id="picker" onRender={onRender}>
      <ColorPicker {...next} />
    </Profiler>
  );
  const { rerender } = render(picker(props));
  const area = sizedArea();
  firePointer(area, 'pointerdown', 100, 50);
  onRender.mockClear();
  return { area, onRender, rerender: (next: ColorPickerProps) => rerender(picker(next)) };
}

/** Moves for a second and a half, one move per frame. */
function moveAcross(area: Element, end = 180) {
  for (let frame = 0; frame < 90; frame += 1) {
    firePointer(area, 'pointermove', frame < 89 ? frame * 2 : end, 20);
    act(() => jest.advanceTimersByTime(1000 / 60));
  }
  act(() => jest.advanceTimersByTime(1000));
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name });
const plain: ColorPickerProps = { defaultValue: 'rgb(51, 102, 153)', defaultFormat: 'rgba' };

describe('a plain panel', () => {
  it('is not rendered while a pointer drags, and once when it lets go', () => {
    const { area, onRender } = renderCounted(plain);
    moveAcross(area);
    expect(onRender).not.toHaveBeenCalled();
    act(() => firePointer(area, 'pointerup', 180, 20));
    expect(onRender).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Back to steel blue' })).toBeTruthy();
  });

  it('shows and says the colour all the same', () => {
    const { area } = renderCounted(plain);
    moveAcross(area);
    expect(field('Red').value).toBe('20');
    expect(field('Red').getAttribute('aria-valuenow')).toBe('20');
    expect(field('Blue').value).toBe('204');
    expect(slider('Saturation').value).toBe('90');
    expect(slider('Saturation').getAttribute('aria-valuetext')).toMatch(/^90%, /);
    expect(slider('Brightness').getAttribute('aria-valuetext')).toMatch(/^80%, /);
  });

  it('keeps what it shows when the host renders in the middle of a drag', () => {
    const { area, rerender } = renderCounted(plain);
    moveAcross(area);
    rerender({ ...plain, className: 'another' });
    expect(field('Red').value).toBe('20');
    expect(slider('Saturation').getAttribute('aria-valuetext')).toMatch(/^90%, /);
  });

  it('shows its first colour again when a drag goes back to it', () => {
    const { area } = renderCounted({ defaultValue: '#408080', defaultFormat: 'rgba' });
    const before = slider('Saturation').getAttribute('aria-valuetext');
    firePointer(area, 'pointermove', 20, 20);
    act(() => jest.advanceTimersByTime(1000));
    expect(slider('Saturation').getAttribute('aria-valuetext')).not.toBe(before);
    firePointer(area, 'pointermove', 100, 50);
    act(() => firePointer(area, 'pointerup', 100, 50));
    expect(slider('Saturation').getAttribute('aria-valuetext')).toBe(before);
  });

  it('is rendered in a drag that ends the absence of a colour', () => {
    const { area, onRender } = renderCounted({ ...plain, clearable: true });
    act(() => firePointer(area, 'pointerup', 100, 50));
    act(() => screen.getByRole('button', { name: 'No color' }).click());
    onRender.mockClear();
    firePointer(area, 'pointerdown', 60, 20);
    act(() => jest.advanceTimersByTime(1000));
    expect(onRender).toHaveBeenCalled();
    expect(document.querySelector('[data-state="empty"]')).toBeNull();
  });
});

it.each<[string, ColorPickerProps]>([
  ['presets', { presets: ['#1466cc', 'red'] }],
  ['a contrast', { contrast: { against: 'white' } }],
  ['the name of the colour', { showName: true }],
  ['tints and shades', { showShades: true }],
])('a panel with %s follows a drag a few times a second', async (_what, props) => {
  const { area, onRender } = renderCounted({ ...plain, ...props });
  await act(() => import('../contrast-area/contrast-parts.ts'));
  onRender.mockClear();
  moveAcross(area);
  expect(onRender.mock.calls.length).toBeGreaterThan(3);
  expect(onRender.mock.calls.length).toBeLessThan(20);
});

it('measures the area again when the page scrolls under a drag', () => {
  const { area } = renderCounted(plain);
  area.getBoundingClientRect = () => new DOMRect(0, -50, 200, 100);
  firePointer(area, 'pointermove', 100, 0);
  act(() => jest.advanceTimersByTime(300));
  expect(slider('Brightness').value).toBe('100');
  window.dispatchEvent(new Event('scroll'));
  firePointer(area, 'pointermove', 100, 0);
  act(() => jest.advanceTimersByTime(300));
  expect(slider('Brightness').value).toBe('50');
});
