/** Focuses the control of the field around a button, before the press removes the button. */
export const focusFieldOf = (button: Element): void =>
  button.closest('[data-field]')?.querySelector<HTMLElement>('[data-control] :is(button, input, select)')?.focus();

/** Scrolls the row of a field into view and focuses its control; the picker of a colour opens at once. */
export function openFieldOf(place: Element, id: string): void {
  const row = place.querySelector(`[data-field="${id}"]`);
  const control = row?.querySelector<HTMLElement>('[data-control] :is(button, input, select)');
  row?.scrollIntoView?.({ block: 'center' });
  control?.focus({ preventScroll: true });
  if (row?.getAttribute('data-kind') === 'color') control?.click();
}
