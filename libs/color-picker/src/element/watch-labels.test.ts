/** @jest-environment jsdom */
import { watchLabels } from './watch-labels.ts';

/** Watches an element of a page; `heard` counts the calls since the last count. */
function watch(markup: string) {
  document.body.innerHTML = markup;
  const element = document.querySelector<HTMLElement>('#ink')!;
  const then = jest.fn();
  const stop = watchLabels(element, then);
  const heard = async () => {
    await Promise.resolve();
    const { length } = then.mock.calls;
    then.mockClear();
    return length;
  };
  return { element, stop, heard };
}

const create = (markup: string) => document.createRange().createContextualFragment(markup).firstElementChild!;

it('calls back at once, and when a label comes, changes, is for another element, and goes', async () => {
  const { stop, heard } = watch('<main><div id="ink"></div></main>');
  expect(await heard()).toBe(1);
  const label = document.createElement('label');
  for (const change of [
    () => document.body.append(label),
    () => label.append('Paper', create('<b>white</b>')),
    () => (label.firstChild!.textContent = 'Ink'),
    () => (label.lastChild!.textContent = 'black'),
    () => (label.htmlFor = 'ink'),
    () => label.remove(),
    () => document.querySelector('main')!.append(create('<p><i><label for="ink">Ink</label></i></p>')),
    () => document.querySelector('main')!.replaceChildren(),
  ]) {
    change();
    expect(await heard()).toBe(1);
  }
  stop();
  document.body.append(label);
  expect(await heard()).toBe(0);
});

it('does not call back for anything else, nor for what a picker shows itself', async () => {
  const { element, stop, heard } = watch('<label>Ink <div id="ink"></div></label><p></p>');
  await heard();
  const own = create('<div data-gm-own><label>Hex</label></div>');
  const list = document.querySelector('p')!;
  for (const change of [
    () => list.append('A list', create('<ul><li>One</li></ul>')),
    () => (list.firstChild!.textContent = 'No list'),
    () => list.replaceChildren(),
    () => own.append(create('<label>Red</label>')),
    () => (own.firstChild!.textContent = 'Red'),
    () => own.firstChild!.remove(),
  ]) {
    change();
    expect(await heard()).toBe(0);
    if (!own.isConnected) element.append(own);
    await heard();
  }
  stop();
});

it('calls back all elements of a page, and those of a shadow root for labels in it', async () => {
  const page = watch('<div id="ink"></div><div id="host"></div>');
  const root = document.querySelector('#host')!.attachShadow({ mode: 'open' });
  const [other, inside] = [jest.fn(), jest.fn()];
  const stops = [watchLabels(document.body, other), watchLabels(root.appendChild(create('<div></div>')), inside)];
  await page.heard();
  document.body.append(create('<label></label>'));
  expect(await page.heard()).toBe(1);
  expect([other, inside].map(({ mock }) => mock.calls.length)).toEqual([2, 1]);
  page.stop();
  root.append(create('<label></label>'));
  document.body.append(create('<label></label>'));
  expect(await page.heard()).toBe(0);
  expect([other, inside].map(({ mock }) => mock.calls.length)).toEqual([3, 2]);
  for (const stop of stops) stop();
});

it('calls back when the page takes what an element has made itself', async () => {
  const { element, heard, stop } = watch('<main><div id="ink"><div data-gm-own><label>Hex</label></div></div></main>');
  await heard();
  // A popup that opens and closes is none of it.
  const popup = element.appendChild(create('<div data-gm-own></div>'));
  popup.remove();
  expect(await heard()).toBe(0);
  element.replaceChildren();
  expect(await heard()).toBe(1);
  stop();
});
