/** @jest-environment jsdom */
import { guardPicker } from './guard-picker.ts';

function picker(colors: Readonly<Record<string, string>>) {
  const root = document.createElement('div');
  root.dataset['picker'] = '';
  for (const [name, value] of Object.entries(colors)) root.style.setProperty(name, value);
  document.body.replaceChildren(root);
  return root;
}

const readable = { '--_bg': 'rgb(255, 255, 255)', '--_text': 'rgb(0, 0, 0)' };

it.each<Record<string, string>>([
  { '--_bg': 'rgb(255, 255, 255)', '--_text': 'rgb(255, 255, 255)' },
  { '--_input-bg': 'rgb(20, 20, 20)', '--_input-text': 'rgb(60, 60, 60)' },
  { '--_bg': 'rgb(18, 18, 18)', '--_error': 'rgb(179, 38, 30)' },
  { '--_bg': 'rgb(255, 255, 255)', '--_border': 'color(srgb 0.9 0.9 0.9)' },
])('a host’s choice of %j gives way to the picker’s own', (colors) => {
  const root = picker(colors);
  guardPicker(root);
  expect(root.dataset['colors']).toBe('own');
});

it('a choice that can be read stays, also one in colours that cannot be judged here', () => {
  for (const colors of [readable, { '--_bg': 'color(display-p3 1 1 1)', '--_text': '#fff' }]) {
    const root = picker(colors);
    guardPicker(root);
    expect(root.dataset['colors']).toBeUndefined();
  }
});

it('a choice that changes is judged again when the picker is used, until the guard is stopped', () => {
  const root = picker(readable);
  const stop = guardPicker(root);
  root.style.setProperty('--_text', '#fefefe');
  root.dispatchEvent(new Event('pointerenter'));
  expect(root.dataset['colors']).toBe('own');
  root.style.setProperty('--_text', '#000');
  root.dispatchEvent(new Event('focusin'));
  expect(root.dataset['colors']).toBeUndefined();
  stop();
  root.style.setProperty('--_text', '#fff');
  root.dispatchEvent(new Event('focusin'));
  expect(root.dataset['colors']).toBeUndefined();
});
