/** @jest-environment jsdom */
import { act, fireEvent, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { firePointer, hexField, renderPicker, sizedArea, slider } from '../testing/render-picker.tsx';
import { ColorPicker } from './color-picker.tsx';

describe('a host that keeps the value', () => {
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

describe('a host that answers late', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  // The first render puts the thumb at red, in the top right corner; white is in the top left corner.
  const AT_WHITE = 'translate(-100%, 0%)';

  const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

  /** Drags to two places; the host keeps each value and passes it back a tenth of a second later. */
  function dragBeforeALateHost(keep: (value: string) => boolean = () => true) {
    function LateHost() {
      const [value, setValue] = useState('#ff0000');
      const answer = (next: string) => setTimeout(() => keep(next) && setValue(next), 100);
      return <ColorPicker value={value} onValueChange={(details) => answer(details.value)} />;
    }
    render(<LateHost />);
    const area = sizedArea();
    firePointer(area, 'pointerdown', 100, 0);
    pass(60);
    firePointer(area, 'pointermove', 0, 0);
    const places: string[] = [];
    // Checks the thumb, because numbers and spoken texts are updated at a slower rate.
    const look = () => places.push(area.querySelector<SVGElement>('g[style]')!.style.transform);
    look();
    return { area, places, look };
  }

  it('does not throw a drag back to a place that it has left', () => {
    const { area, places, look } = dragBeforeALateHost();
    pass(60);
    look();
    pass(2000);
    look();
    firePointer(area, 'pointerup', 0, 0);
    pass(2000);
    look();
    expect(places).toEqual(Array(4).fill(AT_WHITE));
  });

  it('does not throw the colour back when the release comes before the last answer', () => {
    const { area, places, look } = dragBeforeALateHost();
    pass(60);
    firePointer(area, 'pointerup', 0, 0);
    for (let step = 0; step < 20; step += 1) {
      pass(10);
      look();
    }
    expect(new Set(places)).toEqual(new Set([AT_WHITE]));
    expect(hexField().value).toBe('#ffffff');
  });

  it('has the last word once the gesture is over, also with an earlier value', () => {
    const { area } = dragBeforeALateHost((value) => value !== '#ffffff');
    firePointer(area, 'pointerup', 0, 0);
    pass(2000);
    expect(hexField().value).toBe('#ff8080');
  });

  /** Presses the arrow key on the hue so many times, 30 ms apart, before a host that answers 150 ms late. */
  function pressBeforeALateHost(keep: () => boolean = () => true) {
    function LateHost() {
      const [value, setValue] = useState('hsl(210, 50%, 40%)');
      const answer = (next: string) => setTimeout(() => keep() && setValue(next), 150);
      return <ColorPicker outputFormat="hsla" value={value} onValueChange={(details) => answer(details.value)} />;
    }
    render(<LateHost />);
    const hue = slider('Hue');
    return (count: number) => {
      for (let press = 0; press < count; press += 1) {
        fireEvent.change(hue, { target: { value: Number(hue.value) + 1 } });
        pass(30);
      }
      return hue.value;
    };
  }

  it('loses no quick key presses before a host that has answered late once', () => {
    const press = pressBeforeALateHost();
    press(1);
    pass(2000);
    expect(press(10)).toBe('221');
    pass(2000);
    expect(press(10)).toBe('231');
    pass(2000);
    expect(press(0)).toBe('231');
  });

  it('goes back to the value of a late host that refuses, once that had its time', () => {
    let isOpen = true;
    const press = pressBeforeALateHost(() => isOpen);
    press(1);
    pass(2000);
    isOpen = false;
    expect(press(3)).toBe('214');
    pass(2000);
    expect(press(0)).toBe('211');
  });
});
