/** @jest-environment jsdom */
import { createElement } from 'react';
import { render } from '@testing-library/react';
import { openMagnifier } from '../color-area/magnifier.ts';
import { guardPicker } from '../color-picker/guard-picker.ts';
import { ColorPicker } from '../color-picker/color-picker.tsx';
import { showSwatchMenu } from '../preset-colors/swatch-menu.ts';
import { firePointer } from '../testing/render-picker.tsx';

const styleOf = globalThis.getComputedStyle;

// Safari before 2026 does not tell the zoom, and measures every box in the element's own pixels.
describe.each([
  { browser: 'that measures in pixels of the window', tellsZoom: true },
  { browser: 'that measures in the own pixels of an element', tellsZoom: false },
])('a page under CSS zoom 2, in a browser $browser', ({ tellsZoom }) => {
  beforeEach(() => {
    if (tellsZoom) Object.defineProperty(Element.prototype, 'currentCSSZoom', { configurable: true, value: 2 });
    // jsdom knows no zoom.
    jest
      .spyOn(globalThis, 'getComputedStyle')
      .mockImplementation((element) =>
        Object.assign(styleOf(element), { zoom: element === document.documentElement ? '2' : '1' }),
      );
  });

  afterEach(() => {
    Reflect.deleteProperty(Element.prototype, 'currentCSSZoom');
    jest.restoreAllMocks();
  });

  /** Lets a browser measure an element that its window shows at this place. */
  function showAt<Shown extends Element>(element: Shown, { x, y, width, height }: DOMRect): Shown {
    const scale = tellsZoom ? 1 : 0.5;
    element.getBoundingClientRect = () => new DOMRect(x * scale, y * scale, width * scale, height * scale);
    return element;
  }

  const zoomed = (place: DOMRect) => showAt(document.body.appendChild(document.createElement('div')), place);

  // jsdom's window is 1024 pixels wide.
  it.each([
    [100, '50px'],
    [0, '2px'],
  ])('opens the menu of a preset at its swatch (%s)', (left, expected) => {
    const button = zoomed(new DOMRect(left, 200, 40, 40));
    const host = { button, signal: new AbortController().signal };
    showSwatchMenu(host, [{ text: 'Remove', act: () => undefined }]);
    const menu = document.querySelector<HTMLElement>('[role="menu"]')!;
    expect([menu.style.left, menu.style.top]).toEqual([expected, '122px']);
    menu.remove();
  });

  it('shows the magnifier above the finger', () => {
    const area = zoomed(new DOMRect(200, 400, 400, 200));
    area.append(document.createElement('div'));
    const drag = new AbortController();
    openMagnifier(area, drag.signal, { place: () => ({ x: 0.5, y: 0.5 }), captionText: () => '' });
    const glass = area.lastElementChild as HTMLElement;
    // The finger is at 400 and 500 pixels of the window, which are 200 and 250 of the picker's own.
    expect([glass.style.left, glass.style.top]).toEqual(['154px', '122px']);
    const copy = glass.firstElementChild!.firstElementChild as HTMLElement;
    expect([copy.style.inlineSize, copy.style.blockSize]).toEqual(['200px', '100px']);
    drag.abort();
  });

  it('takes the colour under the pointer, also in a shadow root', () => {
    const onValueChange = jest.fn();
    const root = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
    const container = root.appendChild(document.createElement('div'));
    render(createElement(ColorPicker, { defaultValue: '#ff0000', onValueChange }), { container });
    const stop = guardPicker(container);
    const area = showAt(container.querySelector('[data-plane]')!, new DOMRect(40, 40, 400, 200));
    firePointer(area, 'pointerdown', 240, 140);
    firePointer(area, 'pointerup', 240, 140);
    expect(onValueChange.mock.lastCall[0].value).toBe('#804040');
    stop();
  });
});
