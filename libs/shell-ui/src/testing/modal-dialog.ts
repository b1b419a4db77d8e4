const FOCUSABLE = 'button, input, select, textarea, a[href]';

/**
 * Adds the parts of `<dialog>` that jsdom lacks: opening as a modal, Escape, and returning the focus.
 *
 * Call it in `beforeAll`. It behaves like a browser, as far as the tests need.
 */
export function installModalDialog(): void {
  const askers = new WeakMap<HTMLDialogElement, Element | null>();

  HTMLDialogElement.prototype.showModal = function showModal() {
    askers.set(this, document.activeElement);
    this.open = true;
    this.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    (askers.get(this) as HTMLElement | null | undefined)?.focus();
    this.dispatchEvent(new Event('close'));
  };
  document.addEventListener('keydown', (event) => {
    const dialog = [...document.querySelectorAll('dialog')].find(({ open }) => open);
    if (event.key !== 'Escape' || event.defaultPrevented || !dialog) return;
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  });
}
