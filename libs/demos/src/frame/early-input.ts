import { flushSync } from 'react-dom';
import { isControl, isSwitch, type Control } from './control.ts';

/** Recorder of a visitor’s input on a part that is not hydrated yet. */
export interface EarlyInput {
  /**
   * Records typed, chosen or pressed input (`input` and `click` events), and keeps a form from leaving the page (`submit`);
   * nothing once the part responds itself.
   */
  hold: (event: Event, frame: Element) => void;
  /** Records what the control with the focus got before anything listened; returns whether there is such input. */
  holdFocused: (frame: Element) => boolean;
  /** Replays the recorded input, in order, once the part responds. */
  repeat: () => void;
}

/** Records input on a prerendered part, so that no early input is lost. */
export function createEarlyInput(): EarlyInput {
  const typed = new Map<Control, { value: string | boolean; again: () => Control | null }>();
  let pressed: (() => HTMLElement | null) | null = null;
  let isAnswered = false;
  return {
    hold(event, frame) {
      const { type, target } = event;
      if (isAnswered || !(target instanceof Element)) return;
      if (type === 'submit') {
        event.preventDefault();
        // The press may have come before anything listened.
        const { submitter } = event as SubmitEvent;
        if (submitter) pressed = placeOf(submitter, frame);
      } else if (type === 'click') {
        const button = target.closest('button');
        pressed = button && placeOf(button, frame);
      } else if (type === 'input' && isControl(target)) {
        const value = isSwitch(target) ? target.checked : target.value;
        typed.set(target, { value, again: typed.get(target)?.again ?? placeOf(target, frame) });
      }
    },
    holdFocused(frame) {
      const { activeElement: control } = document;
      if (!control || !frame.contains(control) || !isControl(control) || control instanceof HTMLSelectElement)
        return false;
      if (control.value === control.defaultValue) return false;
      typed.set(control, { value: control.value, again: placeOf(control, frame) });
      return true;
    },
    repeat() {
      isAnswered = true;
      for (const { value, again } of typed.values()) {
        const control = again();
        if (control) enter(control, value);
      }
      typed.clear();
      const find = pressed;
      pressed = null;
      if (!find) return;
      // After this effect, and after what was typed is rendered: a press acts on what the part shows.
      queueMicrotask(() => {
        flushSync(() => undefined);
        find()?.click();
      });
    },
  };
}

/**
 * Remembers the position of an element within a frame, and returns a function that finds the element there later.
 *
 * That is the element itself, unless the part was rendered anew: then its counterpart, or `null` where the number of
 * such elements has changed.
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

/**
 * Sets a control’s value as if it had just been typed or chosen.
 *
 * React ignores a value equal to the last one written to the element itself; so a different value is written there
 * first, and the new one through the prototype’s setter.
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
