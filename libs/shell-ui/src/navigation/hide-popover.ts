/** Hides an open popover. */
export function hidePopover(popover: HTMLElement | null): void {
  // Browsers without popovers reject the selector, so the attribute is checked first.
  if (popover?.popover && popover.matches(':popover-open')) popover.hidePopover();
}
