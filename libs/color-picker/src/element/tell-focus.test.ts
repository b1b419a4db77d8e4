/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/dom';
import { defineColorPicker } from './define-color-picker.ts';

beforeAll(defineColorPicker);

/** Creates a picker between two fields of its page, and records what focus events it gets. */
function picker(attributes = '') {
  document.body.innerHTML = `<input id="before"><gm-color-picker ${attributes}></gm-color-picker><input id="after">`;
  const element = document.querySelector('gm-color-picker')!;
  const told: string[] = [];
  for (const type of ['focus', 'blur']) element.addEventListener(type, (event) => told.push(event.type));
  const focus = (id: 'before' | 'after') => document.getElementById(id)!.focus();
  return { element, told, focus };
}

it('tells once that the focus has come in and once that it has gone, as a native control does', () => {
  const { element, told, focus } = picker();
  focus('before');
  element.focus();
  expect(told).toEqual(['focus']);
  screen.getByRole('slider', { name: 'Hue' }).focus();
  screen.getByRole('textbox', { name: 'Hex' }).focus();
  expect(told).toEqual(['focus']);
  focus('after');
  expect(told).toEqual(['focus', 'blur']);
  element.focus();
  expect(told).toEqual(['focus', 'blur', 'focus']);
});

it('has the focus while its popup has it', () => {
  const { element, told, focus } = picker('popup');
  element.focus();
  fireEvent.click(screen.getByRole('button', { name: 'Color picker' }));
  expect(document.activeElement).toBe(screen.getByRole('slider', { name: 'Saturation' }));
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Color picker' }));
  expect(told).toEqual(['focus']);
  focus('after');
  expect(told).toEqual(['focus', 'blur']);
});

it('tells nobody else: neither event bubbles', () => {
  const { element, told, focus } = picker();
  const heard: EventTarget[] = [];
  const listen = ({ target }: Event) => heard.push(target!);
  for (const type of ['focus', 'blur']) document.body.addEventListener(type, listen);
  element.focus();
  focus('after');
  for (const type of ['focus', 'blur']) document.body.removeEventListener(type, listen);
  expect(told).toEqual(['focus', 'blur']);
  expect(heard).not.toContain(element);
});

it('tells of the focus afresh after it was taken out of the page with it', () => {
  const { element, told, focus } = picker();
  element.focus();
  element.remove();
  document.body.append(element);
  element.focus();
  focus('after');
  expect(told.filter((type) => type === 'focus')).toHaveLength(2);
  expect(told.at(-1)).toBe('blur');
});

it('leaves the events to the browser where a page lets the element itself take the focus', () => {
  const { element, told, focus } = picker('tabindex="0"');
  HTMLElement.prototype.focus.call(element);
  focus('after');
  expect(told).toEqual(['focus', 'blur']);
});
