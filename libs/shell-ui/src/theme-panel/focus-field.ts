/** Gives the focus to the control of the field that a button stands in, before the button goes with its own press. */
export const focusFieldOf = (button: Element): void =>
  button.closest('[data-field]')?.querySelector<HTMLElement>('[data-control] :is(button, input, select)')?.focus();

/** Brings the row of a field into view and its control under the keys; a colour is opened at once. */
export function openFieldOf(place: Element, id: string): void {
  const row = place.querySelector(`[data-field="${id}"]`);
  const control = row?.querySelector<HTMLElement>('[data-control] :is(button, input, select)');
  row?.scrollIntoView?.({ block: 'center' });
  control?.focus({ preventScroll: true });
  if (row?.getAttribute('data-kind') === 'color') control?.click();
}
