/**
 * Keeps a press on anything but a control from a label of the host around the picker, which would answer it by pressing
 * the picker's first control.
 */
export function keepFromLabel(event: Pick<Event, 'target' | 'currentTarget' | 'preventDefault'>): void {
  const owner = (event.target as Element).closest('label, a, button, input, select, textarea');
  if (owner?.localName === 'label' && !(event.currentTarget as Element).contains(owner)) event.preventDefault();
}
