/**
 * Keeps a press on anything but a control from a label of the host around the picker, which would answer it by pressing
 * the picker's first control. So would WebKit for a press on a button that is gone by then.
 */
export function keepFromLabel(event: Pick<Event, 'target' | 'currentTarget' | 'preventDefault'>): void {
  const pressed = event.target as Element;
  const owner = pressed.closest<HTMLButtonElement>('label, a, button, input, select, textarea');
  const isInLabel = owner?.localName === 'label' && !(event.currentTarget as Element).contains(owner);
  if (isInLabel || (!pressed.isConnected && owner?.type === 'button')) event.preventDefault();
}
