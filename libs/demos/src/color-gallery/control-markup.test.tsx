/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { CONTROLS, printMarkup, statesOf, writeControl } from './control-markup.ts';
import { DrawnMarkup } from './drawn-markup.tsx';

const every = CONTROLS.flatMap((control) => statesOf[control].map((state) => ({ control, state })));
const t = (id: string) => id;

it.each(every)('draws the $control, $state, as its code describes it', ({ control, state }) => {
  const markup = writeControl(t, control, state);
  const { container } = render(<DrawnMarkup markup={markup} />);
  const printed = document.createElement('div');
  printed.innerHTML = printMarkup(markup);

  const shapeOf = (root: Element) =>
    [...root.querySelectorAll('*')].map((element) => [
      element.tagName,
      element.id,
      element.getAttribute('aria-invalid'),
      (element as HTMLInputElement).disabled ?? null,
      (element as HTMLInputElement).readOnly ?? null,
      (element as HTMLInputElement).value ?? null,
      (element as HTMLInputElement).checked ?? null,
    ]);
  expect(shapeOf(container)).toEqual(shapeOf(printed));
});

it.each(every.filter(({ state }) => state === 'wrong'))('shows the error beside the $control', ({ control, state }) => {
  const { container } = render(<DrawnMarkup markup={writeControl(t, control, state)} />);
  const field = container.querySelector('[aria-invalid="true"]')!;

  expect(container.querySelector(`#${field.getAttribute('aria-describedby')}`)).not.toBeNull();
  expect(container.querySelector(`label[for="${field.id}"]`)).not.toBeNull();
});
