/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/dom';
import { defineColorPicker } from './define-color-picker.ts';

// jsdom, in which hosts test their pages, has element internals without forms.
it('works where elements take no part in forms', () => {
  defineColorPicker();
  document.body.innerHTML = '<form><gm-color-picker name="ink" value="teal" required></gm-color-picker></form>';
  const picker = document.querySelector('gm-color-picker')!;
  fireEvent.input(screen.getByRole('textbox', { name: 'Hex' }), { target: { value: '#336699' } });
  expect(picker.value).toBe('#336699');
  expect([picker.checkValidity(), picker.reportValidity(), picker.willValidate]).toEqual([true, true, false]);
  expect([picker.validationMessage, picker.form, picker.validity]).toEqual(['', null, undefined]);
});
