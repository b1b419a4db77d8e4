import { isControl, isSwitch, type Control } from './control.ts';

/**
 * Sets the controls of a prerendered part back to their values in the page.
 *
 * After a reload Firefox fills them with what they showed before, and other browsers do so after Back. The part starts
 * with a state of its own, and React changes no control whose value is in that state already. The control with the
 * focus is the visitor’s.
 */
export function dropRestored(frame: Element): void {
  for (const control of [...frame.querySelectorAll('*')].filter(isControl))
    if (control !== document.activeElement) setBack(control);
}

function setBack(control: Control): void {
  if (control instanceof HTMLSelectElement) {
    const place = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    control.selectedIndex = Math.max(place, 0);
  } else if (isSwitch(control)) control.checked = control.defaultChecked;
  else if (control.value !== control.defaultValue) control.value = control.defaultValue;
}
