import { isComposing } from './composition.ts';

test.each([
  ['a press during a composition', { isComposing: true, keyCode: 13 }, true],
  ['the press that ends a composition in Safari', { isComposing: false, keyCode: 229 }, true],
  ['Enter', { isComposing: false, keyCode: 13 }, false],
  ['a press without a key, as browsers send when they fill in a form', {}, false],
])('%s', (_, press, expected) => {
  expect(isComposing(press)).toBe(expected);
});
