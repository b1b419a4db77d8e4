import { defineColorPicker, type GmColorPickerElement } from '@genmaster/color-picker/element';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

export interface ElementPickerProps {
  attributes: Readonly<Record<string, string>>;
  labels: GmColorPickerElement['labels'];
  onValueChange: (value: string) => void;
}

/** Renders the custom element as a page without React does: configured by its attributes, observed by its events. */
export function ElementPicker({ attributes, labels, onValueChange }: ElementPickerProps) {
  const place = useRef<HTMLDivElement>(null);
  const element = useRef<GmColorPickerElement | null>(null);
  const report = useEffectEvent(onValueChange);
  useLayoutEffect(() => {
    defineColorPicker();
    const picker = document.createElement('gm-color-picker');
    const onValueChange = (event: CustomEvent<{ value: string }>) => report(event.detail.value);
    picker.addEventListener('value-change', onValueChange);
    element.current = picker;
    place.current!.append(picker);
    return () => {
      picker.removeEventListener('value-change', onValueChange);
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
      // The element keeps its own value while a person uses it.
      if (name === 'value' && picker.value === value) continue;
      if (picker.getAttribute(name) !== value) picker.setAttribute(name, value);
      if (name === 'value') picker.value = value;
    }
  }, [attributes]);
  return <div ref={place} />;
}

/** Attributes that depend on the settings; the element has more of its own. */
const SETTABLE: ReadonlySet<string> = new Set(['output-format', 'alpha-mode', 'cmyk', 'disabled', 'width']);
