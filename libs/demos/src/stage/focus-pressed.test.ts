/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent, screen } from '@testing-library/react';
import { focusPressed } from './focus-pressed.ts';

let end: () => void;
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => {
  document.body.innerHTML = `
    <div id="stage"><ul tabindex="-1"><li><button>One <b>mark</b></button></li><li><button>Two</button></li></ul></div>
    <input aria-label="Note">`;
  end = focusPressed(document.querySelector<HTMLElement>('#stage')!);
});

afterEach(() => end());

/** Presses as in Safari: a button takes no focus, but an element around it that can have the focus takes it. */
function press(element: Element, from: HTMLElement | null = null) {
  const isKept = !fireEvent.mouseDown(element);
  if (!isKept) (document.activeElement as HTMLElement).blur();
  from?.focus();
  fireEvent.mouseUp(element);
  fireEvent.click(element);
}

it('gives the focus to the pressed button', () => {
  press(screen.getByText('mark'));
  expect(button('One mark')).toHaveFocus();
  press(button('Two'), screen.getByRole('list'));
  expect(button('Two')).toHaveFocus();
});

it('gives it before the click, which may move it on', () => {
  button('Two').addEventListener('click', () => button('One mark').focus());
  press(button('Two'));
  expect(button('One mark')).toHaveFocus();
});

it('leaves the focus where a handler of the press moved it', () => {
  press(button('Two'), screen.getByLabelText('Note'));
  expect(screen.getByLabelText('Note')).toHaveFocus();
});

it('leaves the focus where a handler kept it from the press', () => {
  button('Two').addEventListener('mousedown', (event) => event.preventDefault());
  press(button('Two'));
  expect(document.body).toHaveFocus();
});

it('stops with the returned function', () => {
  end();
  press(button('Two'));
  expect(document.body).toHaveFocus();
});
