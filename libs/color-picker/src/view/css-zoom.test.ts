/** @jest-environment jsdom */
import { openMagnifier } from '../color-area/magnifier.ts';
import { showSwatchMenu } from '../preset-colors/swatch-menu.ts';

/** Returns an element that its window shows at this place, in a page under CSS zoom 2. */
function zoomed(place: DOMRect) {
  const element = document.body.appendChild(document.createElement('div'));
  element.getBoundingClientRect = () => place;
  return element;
}

beforeAll(() => Object.defineProperty(Element.prototype, 'currentCSSZoom', { configurable: true, value: 2 }));

afterAll(() => Reflect.deleteProperty(Element.prototype, 'currentCSSZoom'));

// jsdom's window is 1024 pixels wide.
it.each([
  [100, '50px'],
  [0, '2px'],
])('opens the menu of a preset at its swatch under CSS zoom (%s)', (left, expected) => {
  const button = zoomed(new DOMRect(left, 200, 40, 40));
  const host = { button, signal: new AbortController().signal };
  showSwatchMenu(host, [{ text: 'Remove', act: () => undefined }]);
  const menu = document.querySelector<HTMLElement>('[role="menu"]')!;
  expect([menu.style.left, menu.style.top]).toEqual([expected, '122px']);
  menu.remove();
});

it('shows the magnifier above the finger under CSS zoom', () => {
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
