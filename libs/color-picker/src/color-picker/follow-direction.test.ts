/** @jest-environment jsdom */
import { guardPicker } from './guard-picker.ts';

const MIRROR = '--gm-picker-mirror';

/** Creates a picker that the page's stylesheet draws for one direction, in text of another one. */
function picker({ drawn, text }: Record<'drawn' | 'text', 'rtl' | 'ltr'>) {
  document.body.innerHTML = `
    <style>div { ${MIRROR}: ${drawn === 'rtl' ? '-1 1' : 'none'}; }</style>
    <div data-picker></div>`;
  const root = document.querySelector<HTMLElement>('[data-picker]')!;
  let direction = text;
  const matches = root.matches.bind(root) as (selector: string) => boolean;
  jest
    .spyOn(root, 'matches')
    .mockImplementation((selector: string) => (selector === ':dir(rtl)' ? direction === 'rtl' : matches(selector)));
  return { root, write: (next: 'rtl' | 'ltr') => (direction = next) };
}

const mirrorOf = (root: Element) => getComputedStyle(root).getPropertyValue(MIRROR);

it.each([
  { drawn: 'ltr', text: 'rtl', mirror: '-1 1' },
  { drawn: 'rtl', text: 'ltr', mirror: 'none' },
] as const)('a picker drawn for $drawn is turned round in text that runs $text', ({ drawn, text, mirror }) => {
  const { root } = picker({ drawn, text });
  guardPicker(root);
  expect(mirrorOf(root)).toBe(mirror);
});

it('a picker that the stylesheet draws in the direction of the text has no style of its own', () => {
  for (const direction of ['rtl', 'ltr'] as const) {
    const { root } = picker({ drawn: direction, text: direction });
    guardPicker(root);
    expect(root.hasAttribute('style')).toBe(false);
  }
});

it('a text that changes is followed when the picker is used, until that is stopped', () => {
  const { root, write } = picker({ drawn: 'ltr', text: 'ltr' });
  const stop = guardPicker(root);
  write('rtl');
  root.dispatchEvent(new Event('pointerenter'));
  expect(mirrorOf(root)).toBe('-1 1');
  write('ltr');
  root.dispatchEvent(new Event('focusin'));
  expect(mirrorOf(root)).toBe('none');
  stop();
  write('rtl');
  root.dispatchEvent(new Event('focusin'));
  expect(mirrorOf(root)).toBe('none');
});
