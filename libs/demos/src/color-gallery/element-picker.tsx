import { defineColorPicker, type GmColorPickerElement } from '@genmaster/color-picker/element';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

export interface ElementPickerProps {
  attributes: Readonly<Record<string, string>>;
  labels: GmColorPickerElement['labels'];
  onValueChange: (value: string) => void;
}

/** The custom element as a page without React has it: made of its attributes alone, heard by its events. */
export function ElementPicker({ attributes, labels, onValueChange }: ElementPickerProps) {
  const place = useRef<HTMLDivElement>(null);
  const element = useRef<GmColorPickerElement | null>(null);
  const report = useEffectEvent(onValueChange);
  useLayoutEffect(() => {
    defineColorPicker();
    const picker = document.createElement('gm-color-picker');
    const hear = (event: CustomEvent<{ value: string }>) => report(event.detail.value);
    picker.addEventListener('value-change', hear);
    element.current = picker;
    place.current!.append(picker);
    return () => {
      picker.removeEventListener('value-change', hear);
      picker.remove();
    };
  }, []);
  useEffect(() => {
    element.current!.labels = labels;
  }, [labels]);
  useLayoutEffect(() => {
    const picker = element.current!;
    for (const name of picker.getAttributeNames()) {
      if (name in attributes || !SETTABLE.has(name)) continue;
      picker.removeAttribute(name);
    }
    for (const [name, value] of Object.entries(attributes)) {
      // Its own value is the element’s affair while a person works with it.
      if (name === 'value' && picker.value === value) continue;
      if (picker.getAttribute(name) !== value) picker.setAttribute(name, value);
      if (name === 'value') picker.value = value;
    }
  }, [attributes]);
  return <div ref={place} />;
}

/** Attributes that come and go with the settings; the element has others of its own. */
const SETTABLE: ReadonlySet<string> = new Set(['output-format', 'alpha-mode', 'cmyk', 'disabled', 'width']);
