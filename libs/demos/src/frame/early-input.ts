type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a visitor did on a part that could not answer yet. */
export interface EarlyInput {
  /** Remembers what was typed, chosen or pressed (`input` and `click` events); nothing once the part answers by itself. */
  hold: (event: Event, frame: Element) => void;
  /** Does it again, in order, now that the part answers. */
  repeat: () => void;
}

/** Keeps what was done on a prerendered part, so that nothing that came early is lost. */
export function createEarlyInput(): EarlyInput {
  const typed = new Map<Control, { value: string | boolean; again: () => Control | null }>();
  let pressed: (() => HTMLElement | null) | null = null;
  let isAnswered = false;
  return {
    hold({ type, target }, frame) {
      if (isAnswered || !(target instanceof Element)) return;
      if (type === 'click') {
        const button = target.closest('button');
        pressed = button && placeOf(button, frame);
      } else if (type === 'input' && isControl(target)) {
        const value = isSwitch(target) ? target.checked : target.value;
        typed.set(target, { value, again: typed.get(target)?.again ?? placeOf(target, frame) });
      }
    },
    repeat() {
      isAnswered = true;
      for (const { value, again } of typed.values()) {
        const control = again();
        if (control) enter(control, value);
      }
      typed.clear();
      const button = pressed?.();
      pressed = null;
      button?.click();
    },
  };
}

/**
 * Remembers where an element stands within a frame, and finds what stands there later.
 *
 * That is the element itself, unless the part was drawn anew meanwhile: then its twin, and none where the frame is another.
 */
function placeOf<Found extends HTMLElement>(element: Found, frame: Element): () => Found | null {
  const all = () => [...frame.querySelectorAll<Found>(element.localName)];
  const [index, count] = [all().indexOf(element), all().length];
  return () => {
    if (element.isConnected) return element;
    const now = all();
    return (now.length === count && now[index]) || null;
  };
}

const isControl = (target: Element): target is Control => target.matches('input:not([type="file"]), textarea, select');

const isSwitch = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio');

/**
 * Gives a control a value as if it had been typed or chosen just now.
 *
 * React hears only of values that differ from the last one it saw written to the element itself; so the value before is
 * written there, and the new one past it.
 */
function enter(control: Control, value: string | boolean): void {
  if (isSwitch(control)) {
    control.checked = !value;
    control.click();
    return;
  }
  control.value = value === '' ? ' ' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
