/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { installModalDialog } from '../testing/modal-dialog.ts';
import { renderThemePanel } from '../testing/render-theme-panel.tsx';

beforeAll(() => {
  installModalDialog();
  class Sheet {
    replaceSync() {}
  }
  Object.assign(window, { CSSStyleSheet: Sheet });
  // Computed colours of the page’s parts as in a browser; jsdom does not support custom properties.
  const paints: Record<string, readonly [property: string, variable: string][]> = {
    title: [
      ['color', '--heading-h1'],
      ['fontSize', '--font-h1'],
    ],
    words: [['color', '--text-body']],
    page: [['backgroundColor', '--bg-page']],
  };
  const real = window.getComputedStyle.bind(window);
  jest.spyOn(window, 'getComputedStyle').mockImplementation((element, pseudo) => {
    const paint = paints[element.id];
    if (!paint) return real(element, pseudo);
    const style: Record<string, string> = { backgroundColor: 'rgba(0, 0, 0, 0)', backgroundImage: 'none' };
    for (const name of ['color', 'fontSize', 'fontFamily']) style[name] = '';
    for (const [property, variable] of paint) style[property] = document.body.style.getPropertyValue(variable);
    return style as unknown as CSSStyleDeclaration;
  });
  Element.prototype.scrollIntoView = () => undefined;
  // Every element counts as visible, because jsdom has no layout.
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
});

const page = () => {
  const main = document.createElement('main');
  main.id = 'page';
  main.innerHTML = '<h1 id="title">Title</h1><p id="words">Words</p>';
  document.body.prepend(main);
  return { title: main.querySelector('h1')!, words: main.querySelector('p')!, main };
};
const tips = () => [...document.querySelectorAll('[data-point-layer] li')].map(({ textContent }) => textContent);
const button = (name: string) => screen.getByRole('button', { name });
const start = async () => {
  const parts = page();
  const rendered = renderThemePanel();
  await rendered.user.click(button('Point'));
  await screen.findByText(/^Press a part of the page/, { selector: '[aria-hidden]' });
  return { ...rendered, ...parts };
};

afterEach(() => document.querySelectorAll('main').forEach((main) => main.remove()));

it('names the field that colours the element under the pointer, and a click opens only that field', async () => {
  const { title } = await start();
  const pressed = jest.fn();
  title.addEventListener('click', pressed);
  fireEvent.pointerMove(title);
  expect(tips()).toEqual(['H1', 'H1', 'Page']);
  fireEvent.click(title);
  expect(pressed).not.toHaveBeenCalled();
  await waitFor(() => expect(document.querySelector('[data-field="heading-h1"]')).toBeTruthy());
  expect(screen.getByRole('dialog')).toBeTruthy();
  expect(button('Point').getAttribute('aria-pressed')).toBe('false');
  fireEvent.click(title);
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('moves from text to text by keys, selects among the fields, and opens one', async () => {
  const { user } = await start();
  await user.keyboard('{ArrowRight}');
  expect(tips()).toEqual(['H1', 'H1', 'Page']);
  await user.keyboard('{ArrowRight}');
  expect(tips()[1]).toBe('Page');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(document.querySelector('[data-field="bg-page"]')).toBeTruthy());
  expect(screen.getByRole('dialog', { name: 'Page' })).toBeTruthy();
});

it('skips a text that no field colours, in both directions', async () => {
  const { user, title } = await start();
  title.insertAdjacentHTML('afterend', '<p style="background: black">In colours of its own</p>');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(tips()).toEqual(['Body text', 'Page']);
  await user.keyboard('{ArrowLeft}');
  expect(tips()).toEqual(['H1', 'H1', 'Page']);
});

it('continues by keys from the element that was hovered', async () => {
  const { user, main, words } = await start();
  fireEvent.pointerMove(main);
  expect(tips()).toEqual(['Page']);
  await user.keyboard('{ArrowRight}');
  expect(tips()).toEqual(['H1', 'H1', 'Page']);
  fireEvent.pointerMove(words);
  await user.keyboard('{ArrowLeft}');
  expect(tips()).toEqual(['H1', 'H1', 'Page']);
});

it('ends on Escape, on its shortcut and with the panel, and then the page reacts as before', async () => {
  const { user, words, onClose, update } = await start();
  const pressed = jest.fn();
  words.addEventListener('click', pressed);
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  act(() => button('Close').focus());
  await user.keyboard('p');
  expect(button('Point').getAttribute('aria-pressed')).toBe('true');
  await user.keyboard('p');
  expect(button('Point').getAttribute('aria-pressed')).toBe('false');
  await user.click(button('Point'));
  update({ isOpen: false });
  fireEvent.click(words);
  expect(pressed).toHaveBeenCalledTimes(1);
});
