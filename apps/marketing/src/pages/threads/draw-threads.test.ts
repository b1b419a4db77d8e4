/** @jest-environment ./src/testing/browser-environment.ts */

import { drawThreads } from './draw-threads.ts';

/** Creates a drawing of two threads between two windows; every box is 100 px wide and 40 px high. */
function windowsWithThreads(): { root: HTMLElement; steps: string[] } {
  const root = document.createElement('div');
  const path = (thread: number) => `<path data-from="one" data-to="two" data-thread="${thread}"></path>`;
  root.innerHTML = `
    <div data-window="one"><p data-end="1"></p></div>
    <svg data-threads>${path(1)}${path(3)}</svg>
    <div data-window="two"><header></header></div>`;
  const steps: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    element.getBoundingClientRect = () => {
      steps.push('read');
      return new DOMRect(0, 10, 100, 40);
    };
    const write = element.setAttribute.bind(element);
    element.setAttribute = (name, value) => {
      steps.push('write');
      write(name, value);
    };
  }
  return { root, steps };
}

const attributesOf = (root: HTMLElement) => ({
  viewBox: root.querySelector('svg')!.getAttribute('viewBox'),
  paths: [...root.querySelectorAll('path')].map((path) => path.getAttribute('d')),
});

it('ends a thread at its field, otherwise at the bar of the window', () => {
  const { root } = windowsWithThreads();

  drawThreads(root);

  expect(attributesOf(root)).toEqual({
    viewBox: '0 0 100 40',
    paths: ['M0 20C55 20 45 15 100 15', 'M0 25C55 25 45 25 100 25'],
  });
});

it('measures everything before it writes, so that the page is laid out once', () => {
  const { root, steps } = windowsWithThreads();

  drawThreads(root);

  expect(steps.filter((step) => step === 'write')).toHaveLength(3);
  expect(steps.lastIndexOf('read')).toBeLessThan(steps.indexOf('write'));
});

it('writes nothing when nothing has moved', () => {
  const { root, steps } = windowsWithThreads();
  drawThreads(root);
  steps.length = 0;

  drawThreads(root);

  expect(steps).not.toContain('write');
});
