/** Gives the focus to the control of the field that a button stands in, before the button goes with its own press. */
export const focusFieldOf = (button: Element): void =>
  button.closest('[data-field]')?.querySelector<HTMLElement>('button, input, select')?.focus();
